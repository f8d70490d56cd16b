/** One row in PostgreSQL's text format of COPY; null is `\N`. */
export function copyLine(values: readonly (string | null)[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyValue(value: string | null): string {
  if (value === null) return String.raw`\N`;
  if (!SPECIAL.test(value)) return value;
  return value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}
