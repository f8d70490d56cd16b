/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Collects schemas that have a title, so that the document contains each once and refers to it. */
export class SchemaComponents {
  readonly #schemas: Record<string, JsonSchema> = {};

  get schemas(): Readonly<Record<string, JsonSchema>> {
    return this.#schemas;
  }

  /** The schema as data, with every titled part replaced by a reference. */
  refer(schema: object): JsonSchema {
    const title = 'title' in schema && typeof schema.title === 'string' ? schema.title : undefined;
    if (title === undefined) return this.#plain(schema);
    if (!(title in this.#schemas)) {
      this.#schemas[title] = {};
      this.#schemas[title] = this.#plain(schema);
    }
    return { $ref: `#/components/schemas/${title}` };
  }

  #plain(schema: object): JsonSchema {
    return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, this.#part(value)]));
  }

  #part(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.#part(item));
    return typeof value === 'object' && value !== null ? this.refer(value) : value;
  }
}
