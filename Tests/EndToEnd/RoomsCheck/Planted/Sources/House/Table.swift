struct Table {
  func lay() {}
}

let table = Table()
