/** '40 m' in both languages, on one line. */
export function metreWords(metres: number): string {
  return `${metres}\u00a0m`;
}
