public import InterfaceBuilder

extension SwiftEmitter.Options {
  /// Options for the nib of `document`, which knows what the archive doesn't: the class of File's Owner and which
  /// runtime attributes are truth values.
  public init(form: SwiftEmitter.Form, document: XibDocument) {
    let name = document.file.split(separator: "/").last.map(String.init) ?? document.file
    let owner = document.placeholders.first { $0.identifier == "IBFilesOwner" }
    self.init(
      form: form, ownerClass: owner?.customClass, booleanKeyPaths: Self.booleanKeyPaths(in: document.root),
      summary: "The tree of `\(name)`.")
  }

  private static func booleanKeyPaths(in root: Element) -> Set<String> {
    var paths: Set<String> = []
    var pending = [root]
    while let element = pending.popLast() {
      if element.name == "userDefinedRuntimeAttribute", element["type"] == "boolean",
        let path = element["keyPath"]
      {
        paths.insert(path)
      }
      pending += element.children
    }
    return paths
  }
}
