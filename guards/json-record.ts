/** The members of a parsed JSON object; empty for any other value. */
export function jsonRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
