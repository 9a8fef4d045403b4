#if arch(wasm32)
  // The exports of the module are the functions of this interface: see web/toolset.json.
  import ActionStateMachineC

  /// What seeds the hashes of sets and dictionaries. A fixed seed makes every run alike, and a list
  /// in a page has nobody to hide it from.
  @c public func arc4random_buf(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
    for offset in 0..<count {
      buffer.storeBytes(of: UInt8(truncatingIfNeeded: offset), toByteOffset: offset, as: UInt8.self)
    }
  }
#else
  @main enum Web {
    static func main() {
      print("This program is WebAssembly for pages: web/build makes it.")
    }
  }
#endif
