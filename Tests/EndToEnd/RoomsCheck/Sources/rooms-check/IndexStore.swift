import CIndexStore
import Foundation

/// One mention of a symbol in a source file, as the compiler has noted it while building.
struct Occurrence {
  let file: String
  let line: Int
  let symbol: String
  /// What the compiler knows the symbol by.
  let usr: String
  let isDefinition: Bool
  let isReference: Bool
}

/// What the compiler has noted of a package's files, read through the library that comes with every toolchain.
struct IndexStore {
  private let library: UnsafeMutableRawPointer
  private let store: index_object
  private let folder: String

  /// - Throws: `Complaint` if there is no index.
  init(of package: String) throws {
    // Other folders there may hold builds of another kind, of earlier sources.
    let path = "\(package)/.build/debug/index/store"
    guard FileManager.default.fileExists(atPath: path) else {
      throw Complaint("There is no index in \(package)/.build. Build the package first: swift build")
    }
    folder = path
    library = try Self.load()
    let create = Self.function("store_create", of: library, as: index_store_create.self)
    guard let store = create(path, nil) else { throw Complaint("\(path) can't be read.") }
    self.store = store
  }

  private static func load() throws -> UnsafeMutableRawPointer {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where FileManager.default.fileExists(atPath: "\(folder)/swift") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      let lib = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib")
      for name in ["libIndexStore.so", "libIndexStore.dylib"] {
        if let library = dlopen(lib.appendingPathComponent(name).path, RTLD_NOW) { return library }
      }
    }
    throw Complaint("No toolchain with a libIndexStore is on the path.")
  }

  private static func function<Function>(
    _ name: String, of library: UnsafeMutableRawPointer, as type: Function.Type
  ) -> Function {
    guard let symbol = dlsym(library, "indexstore_" + name) else { fatalError("libIndexStore has no \(name).") }
    return unsafeBitCast(symbol, to: type)
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function {
    Self.function(name, of: library, as: type)
  }

  private func reader(_ create: String, of name: String) -> index_object? {
    function(create, as: index_reader_create.self)(store, name, nil)
  }

  private func string(_ name: String, of object: index_object) -> String {
    text(function(name, as: index_get_string.self)(object))
  }

  /// Every mention of a symbol in the files below a folder.
  func occurrences(below base: String) -> [Occurrence] {
    let records = records(below: base)
    return records.sorted { $0.key < $1.key }.flatMap { occurrences(in: $0.value, of: $0.key) }
  }

  /// The names of the newest record of each file.
  ///
  /// A file that was compiled before, in another form, has older ones.
  private func records(below base: String) -> [String: String] {
    var newest: [String: (date: Date, record: String)] = [:]
    for unit in unitNames() {
      guard let reader = reader("unit_reader_create", of: unit) else { continue }
      let file = string("unit_reader_get_main_file", of: reader)
      guard file.hasPrefix(base), FileManager.default.fileExists(atPath: file) else { continue }
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/v5/units/\(unit)")
      let date = attributes?[.modificationDate] as? Date ?? .distantPast
      guard date > newest[file]?.date ?? .distantPast else { continue }
      visit("unit_reader_dependencies_apply_f", of: reader) { dependency in
        let recordKind = 2
        guard function("unit_dependency_get_kind", as: index_get_kind.self)(dependency) == recordKind,
          string("unit_dependency_get_filepath", of: dependency).hasSuffix(String(file.dropFirst(base.count)))
        else { return }
        newest[file] = (date, string("unit_dependency_get_name", of: dependency))
      }
    }
    return newest.mapValues(\.record)
  }

  private func unitNames() -> [String] {
    let names = Names()
    let context = Unmanaged.passUnretained(names).toOpaque()
    _ = function("store_units_apply_f", as: index_units_apply.self)(store, 1, context) { context, name in
      Unmanaged<Names>.fromOpaque(context!).takeUnretainedValue().all.append(text(name))
      return true
    }
    return names.all
  }

  /// Hands out what a reader goes through, one by one; an object is valid only while it is visited.
  private func visit(_ apply: String, of reader: index_object, _ take: (index_object) -> Void) {
    withoutActuallyEscaping(take) { take in
      let visitor = Visitor(take)
      let context = Unmanaged.passUnretained(visitor).toOpaque()
      _ = function(apply, as: index_apply.self)(reader, context) { context, object in
        Unmanaged<Visitor>.fromOpaque(context!).takeUnretainedValue().take(object)
        return true
      }
      visitor.take = { _ in }
    }
  }

  private func occurrences(in record: String, of file: String) -> [Occurrence] {
    guard let reader = reader("record_reader_create", of: record) else { return [] }
    var found: [Occurrence] = []
    visit("record_reader_occurrences_apply_f", of: reader) { occurrence in
      var (line, column): (UInt32, UInt32) = (0, 0)
      function("occurrence_get_line_col", as: index_get_place.self)(occurrence, &line, &column)
      let symbol = function("occurrence_get_symbol", as: index_get_object.self)(occurrence)
      let roles = function("occurrence_get_roles", as: index_get_roles.self)(occurrence)
      found.append(
        Occurrence(
          file: file, line: Int(line), symbol: string("symbol_get_name", of: symbol),
          usr: string("symbol_get_usr", of: symbol), isDefinition: roles & 2 != 0, isReference: roles & 4 != 0))
    }
    return found
  }
}

/// What a C function hands out one by one.
private final class Names {
  var all: [String] = []
}

/// What is done with each object that a C function hands out.
private final class Visitor {
  var take: (index_object) -> Void
  init(_ take: @escaping (index_object) -> Void) { self.take = take }
}

private func text(_ string: index_string) -> String {
  guard let data = string.data else { return "" }
  return String(decoding: UnsafeRawBufferPointer(start: data, count: string.length), as: UTF8.self)
}
