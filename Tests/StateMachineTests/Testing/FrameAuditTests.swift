import ActionStateMachineTesting
import Foundation
import FrameRecords
import Testing

@Suite("Audit of what a front end showed")
struct FrameAuditTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Recordings")

  static let recordings =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []

  func findings(in name: String) throws -> [FrameFinding<String>] {
    let file = try FileHandle(forReadingFrom: Self.folder.appending(path: name))
    defer { try? file.close() }
    var reader = FrameRecordReader<String>(fileDescriptor: file.fileDescriptor)
    var audit = FrameAudit<String>()
    var findings: [FrameFinding<String>] = []
    while let record = try reader.next() { findings += audit.take(record) }
    return findings
  }

  @Test(
    "A good recording has nothing to be seen", arguments: recordings.filter { $0.hasPrefix("good") }
  )
  func good(name: String) throws {
    #expect(try findings(in: name).isEmpty)
  }

  @Test(
    "A bad recording shows what it is named after", arguments: FrameFinding<String>.Kind.allCases)
  func bad(kind: FrameFinding<String>.Kind) throws {
    #expect(try findings(in: "bad-\(kind.rawValue).jsonl").contains { $0.kind == kind })
  }

  @Test("A hole is told once, not at every frame")
  func once() throws {
    #expect(try findings(in: "bad-hole.jsonl").count == 1)
  }

  @Test("What is put up with can be widened")
  func tolerances() {
    let rows = [0.0, 100.0].map { position in
      FrameRecord<String>(time: position * 10, .frame([.init("a", position: position)]))
    }
    var wide = FrameAudit<String>.Tolerances()
    #expect(FrameAudit.findings(in: rows).isEmpty)
    wide.speed = 0.05
    #expect(FrameAudit.findings(in: rows, tolerances: wide).map(\.kind) == [.jump])
  }
}
