/** The members of a parsed JSON object; none when it is anything else. */
export function jsonRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
