/** One field of an unchecked response; undefined unless it is text. */
export function textField(answer: unknown, name: string): string | undefined {
  const value = field(answer, name);
  return typeof value === 'string' ? value : undefined;
}

/** The same for a finite number. */
export function numberField(answer: unknown, name: string): number | undefined {
  const value = field(answer, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** One field of an answer, whatever it is. */
export function field(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const fields: Partial<Record<string, unknown>> = answer;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
