/** The name that takes the fewest letters added, left out or exchanged to become the typed one; undefined among none. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, distance: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.name;
}

/** Levenshtein's. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(from).entries()) {
    let corner = at;
    const next = [at + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const above = row[column + 1] ?? 0;
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, corner + (letter === other ? 0 : 1)));
      corner = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
