import Bank

protocol Screen {
  func show(_ text: String)
}

struct Greeter {
  let screen: any Screen

  func greet() {
    screen.show("Welcome to the bank.")
  }
}

print("The bank is open.")
