import ActionStateMachine
import ActionStateMachineJSON

extension TableBook {
  /// The JSON Schema (2020-12) of the tables' JSON.
  ///
  /// It names every table, column and word, and how many rules and combinations there are, so that
  /// a dropped rule, a missing cell or a misspelled word does not fit.
  public func jsonSchema(view: View = .contracted) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.field("$schema", "https://json-schema.org/draft/2020-12/schema")
      object.field("title", "Decision tables")
      object.closedObject { properties in
        properties.schema("version") { $0.constant { $0.value(Self.jsonVersion) } }
        properties.schema("actions") { $0.field("type", "array") }
        properties.schema("tables") { schema in
          schema.field("type", "array")
          schema.field("prefixItems", tables) { table, writer in
            writer.object { table.schema(in: &$0, view: view) }
          }
          schema.exactly(tables.count)
        }
      } required: {
        ["version", "actions", "tables"]
      }
      object.field("$defs")
      object.object { definitions in
        definitions.schema("words") { schema in
          schema.closedObject { properties in
            for language in Language.allCases {
              properties.schema(language.rawValue) { schema in
                schema.field("type", "string")
                schema.field("minLength", 1)
              }
            }
          } required: {
            Language.allCases.map(\.rawValue)
          }
        }
      }
    }
    writer.endLine()
    return writer.text
  }
}

extension DecisionTable {
  fileprivate func schema(in object: inout JSONWriter, view: TableBook.View) {
    var required = ["id", "title", "introduction", "combinations", "irrelevant"]
    required += ["conditions", "consequences", "rules"]
    if view == .full { required.append("rows") }
    object.closedObject { properties in
      properties.schema("id") { $0.constant { $0.value(id) } }
      properties.schema("title") { $0.wordsReference() }
      properties.schema("introduction") { $0.wordsReference() }
      properties.schema("combinations") { $0.constant { $0.value(combinationCount) } }
      properties.schema("irrelevant") { $0.list(of: { $0.wordsReference() }) }
      properties.schema("conditions") { $0.columns(conditions) }
      properties.schema("consequences") { $0.columns(consequences) }
      properties.schema("rules") { schema in
        schema.list(of: { rule in
          rule.closedObject { properties in
            properties.schema("id") { $0.words(from: rules.map(\.id)) }
            properties.schema("when") { $0.cells(conditions, areLists: true) }
            properties.schema("then") { $0.cells(consequences, areLists: false) }
            properties.schema("why") { $0.wordsReference() }
          } required: {
            ["id", "when", "then", "why"]
          }
        })
        schema.exactly(rules.count)
      }
      guard view == .full else { return }
      properties.schema("rows") { schema in
        schema.list(of: { row in
          row.closedObject { properties in
            properties.schema("rule") { $0.words(from: rules.map(\.id)) }
            properties.schema("when") { $0.cells(conditions, areLists: false) }
            properties.schema("then") { $0.cells(consequences, areLists: false) }
          } required: {
            ["rule", "when", "then"]
          }
        })
        schema.exactly(combinationCount)
      }
    } required: {
      required
    }
  }
}

extension JSONWriter {
  /// Writes the schema of the property `name`.
  fileprivate mutating func schema(_ name: String, _ schema: (inout JSONWriter) -> Void) {
    field(name)
    object(schema)
  }

  /// Writes the rest of the schema of an object that has no other properties.
  fileprivate mutating func closedObject(
    _ properties: (inout JSONWriter) -> Void, required: () -> [String]
  ) {
    field("type", "object")
    field("additionalProperties")
    value(false)
    field("required", required()) { $1.value($0) }
    field("properties")
    object(properties)
  }

  fileprivate mutating func constant(_ value: (inout JSONWriter) -> Void) {
    field("const")
    value(&self)
  }

  fileprivate mutating func list(of item: (inout JSONWriter) -> Void) {
    field("type", "array")
    field("uniqueItems")
    value(true)
    field("items")
    object(item)
  }

  fileprivate mutating func exactly(_ count: Int) {
    field("minItems", count)
    field("maxItems", count)
  }

  fileprivate mutating func wordsReference() { field("$ref", "#/$defs/words") }

  fileprivate mutating func words(from tokens: [String]) {
    field("enum", tokens) { $1.value($0) }
  }

  /// Writes the rest of the schema of the cells in `columns`.
  fileprivate mutating func cells(_ columns: [Column], areLists: Bool) {
    closedObject { properties in
      for column in columns {
        let tokens = column.values.map(\.token)
        properties.schema(column.id) { schema in
          guard areLists else { return schema.words(from: tokens) }
          schema.list(of: { $0.words(from: tokens) })
          schema.field("minItems", 1)
        }
      }
    } required: {
      columns.map(\.id)
    }
  }

  /// Writes the rest of the schema of the descriptions of `columns`.
  fileprivate mutating func columns(_ columns: [Column]) {
    field("type", "array")
    field("prefixItems", columns) { column, writer in
      writer.object { schema in
        schema.closedObject { properties in
          properties.schema("id") { $0.constant { $0.value(column.id) } }
          properties.schema("title") { $0.wordsReference() }
          properties.schema("note") { $0.wordsReference() }
          properties.schema("values") { schema in
            schema.list(of: { value in
              value.closedObject { properties in
                properties.schema("token") { $0.words(from: column.values.map(\.token)) }
                properties.schema("words") { $0.wordsReference() }
                properties.schema("meaning") { $0.wordsReference() }
              } required: {
                ["token", "words"]
              }
            })
            schema.exactly(column.values.count)
          }
        } required: {
          ["id", "title", "note", "values"]
        }
      }
    }
    exactly(columns.count)
  }
}
