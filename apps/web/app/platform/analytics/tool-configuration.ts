/** A tool's configuration: the site it counts for, and further options of its script. */
export interface ToolConfiguration {
  readonly id: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Names a `data-` attribute can carry. */
const OPTION_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Reads `{"id": "4b1d…", "options": {"domain": "lifted.example", "auto-track": true}}`; options may be left out.
 * @throws Error that names what is wrong.
 */
export function readToolConfiguration(answer: unknown): ToolConfiguration {
  if (!isRecord(answer)) throw new Error('The configuration of the statistics tool is no JSON object.');
  const { id, options = {} } = answer;
  if (typeof id !== 'string' || id === '') {
    throw new Error('The configuration of the statistics tool has no "id".');
  }
  if (!isRecord(options)) throw new Error('"options" of the statistics tool is no JSON object.');
  return { id, options: Object.fromEntries(Object.entries(options).map(readOption)) };
}

function readOption([name, value]: readonly [string, unknown]): readonly [string, string] {
  if (!OPTION_NAME.test(name)) throw new Error(`The statistics tool cannot have an option "${name}".`);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new Error(`The option "${name}" of the statistics tool is neither text, number nor yes or no.`);
  }
  return [name, String(value)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
