/// The least that a symbol graph of empty protocols has to say.
func symbolGraph(of module: String, protocols: [String]) -> String {
  let symbols = protocols.map { name in
    """
    {
      "kind": {"identifier": "swift.protocol"},
      "identifier": {"precise": "s:\(module.count)\(module)\(name.count)\(name)P"},
      "pathComponents": ["\(name)"],
      "accessLevel": "internal",
      "declarationFragments": [
        {"kind": "keyword", "spelling": "protocol"}, {"kind": "text", "spelling": " "},
        {"kind": "identifier", "spelling": "\(name)"}
      ]
    }
    """
  }
  return """
    {
      "metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "Swift"},
      "module": {"name": "\(module)", "platform": {}},
      "symbols": [\(symbols.joined(separator: ", "))],
      "relationships": []
    }
    """
}
