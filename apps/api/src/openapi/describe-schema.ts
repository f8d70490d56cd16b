import type { JsonSchema } from './schema-components.ts';

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

interface SchemaDescription {
  /** 'text, at most 100 characters'; names of other schemas are in braces. */
  readonly words: string;
  /** The fields of an object, in order. */
  readonly fields: readonly Field[];
}

const TYPE_WORDS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['number', 'number'],
  ['boolean', 'true or false'],
  ['null', 'null'],
  ['object', 'object'],
]);

/** A JSON Schema in words, as far as our contract needs it. */
export function describeSchema(schema: JsonSchema): SchemaDescription {
  return {
    words: [kindOf(schema), ...limitsOf(schema)].filter((words) => words !== '').join(', '),
    fields: fieldsOf(schema),
  };
}

function kindOf(schema: JsonSchema): string {
  const { $ref: reference, anyOf, enum: choices, type, items } = schema;
  if (typeof reference === 'string') return `{${reference.split('/').at(-1) ?? ''}}`;
  if (Array.isArray(anyOf))
    return anyOf
      .filter(isSchema)
      .map((part) => describeSchema(part).words)
      .join(' or ');
  if (Array.isArray(choices)) return `one of ${choices.map((choice) => `\`${String(choice)}\``).join(' ')}`;
  if ('const' in schema) return `\`${String(schema['const'])}\``;
  if (type === 'array') return `list of ${isSchema(items) ? describeSchema(items).words : 'anything'}`;
  return TYPE_WORDS.get(type) ?? 'anything';
}

function limitsOf({ minimum, maximum, minLength, maxLength, description }: JsonSchema): string[] {
  return [
    typeof minimum === 'number' ? `at least ${minimum}` : '',
    typeof maximum === 'number' ? `at most ${maximum}` : '',
    typeof minLength === 'number' && minLength > 1 ? `at least ${minLength} characters` : '',
    typeof maxLength === 'number' ? `at most ${maxLength} characters` : '',
    typeof description === 'string' ? description : '',
  ];
}

function fieldsOf({ properties, required }: JsonSchema): Field[] {
  if (!isSchema(properties)) return [];
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [{ name, schema, required: names.includes(name) }] : [],
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
