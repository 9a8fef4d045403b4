import ActionStateMachine
import ActionStateMachineJSON

extension TableBook {
  /// The version of the JSON. Readers refuse one that they do not know.
  public static var jsonVersion: Int { 1 }

  /// The tables as JSON: what they are about, every column with its values, and the rules. The full
  /// view also has every combination with its rule.
  public func json(view: View = .contracted) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.field("version", Self.jsonVersion)
      object.field("actions", actions.actions) { action, writer in action.write(to: &writer) }
      object.field("tables", tables) { table, writer in
        writer.object { table.write(to: &$0, view: view) }
      }
    }
    writer.endLine()
    return writer.text
  }
}

extension DecisionTable {
  fileprivate func write(to object: inout JSONWriter, view: TableBook.View) {
    object.field("id", id)
    object.words("title", title)
    object.words("introduction", introduction)
    object.field("combinations", combinationCount)
    object.field("irrelevant", irrelevant) { words, writer in writer.words(words) }
    object.field("conditions", conditions) { column, writer in writer.column(column) }
    object.field("consequences", consequences) { column, writer in writer.column(column) }
    object.field("rules", rules) { rule, writer in
      writer.object { object in
        object.field("id", rule.id)
        object.field("when")
        object.object { when in
          for (column, tokens) in zip(conditions, rule.conditions) {
            when.field(column.id, tokens) { $1.value($0) }
          }
        }
        object.then(of: rule, in: self)
        object.words("why", rule.why)
      }
    }
    guard view == .full else { return }
    object.field("rows", combinations) { combination, writer in
      writer.object { object in
        let rule = rule(for: combination)
        object.field("rule", rule?.id ?? "")
        object.field("when")
        object.object { when in
          for (column, token) in zip(conditions, combination) { when.field(column.id, token) }
        }
        if let rule { object.then(of: rule, in: self) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func then(of rule: DecisionTable.Rule, in table: DecisionTable) {
    field("then")
    object { then in
      for (column, token) in zip(table.consequences, rule.consequences) {
        then.field(column.id, token)
      }
    }
  }

  fileprivate mutating func words(_ name: String, _ words: Words) {
    field(name)
    self.words(words)
  }

  fileprivate mutating func words(_ words: Words) {
    object { object in
      for language in Language.allCases { object.field(language.rawValue, words[language]) }
    }
  }

  fileprivate mutating func column(_ column: Column) {
    object { object in
      object.field("id", column.id)
      object.words("title", column.title)
      object.words("note", column.note)
      object.field("values", column.values) { value, writer in
        writer.object { object in
          object.field("token", value.token)
          object.words("words", value.words)
          if let meaning = value.meaning { object.words("meaning", meaning) }
        }
      }
    }
  }
}
