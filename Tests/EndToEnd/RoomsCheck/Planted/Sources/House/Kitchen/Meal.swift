struct Meal {
  let wine: Wine
}
