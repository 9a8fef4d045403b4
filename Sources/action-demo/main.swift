import ActionStateMachine
import ActionStateMachineJSON

var reader = TraceReader<String>(fileDescriptor: 0)
var count = 0
do {
  print(try reader.header())
  while let event = try reader.next() {
    count += 1; if CommandLine.arguments.count > 1 { print(event.json) }
  }
} catch { print(error) }
print(count)
