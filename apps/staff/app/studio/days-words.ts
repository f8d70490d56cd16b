/** Days of a week in words, three or more in a row from the first to the last: 'Monday – Friday, Sunday'. 0 is Monday. */
export function daysWords(days: readonly number[], names: readonly string[]): string {
  const runs: number[][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const nameOf = (day: number | undefined) => names[day ?? 0] ?? '';
  return runs
    .flatMap((run) =>
      run.length > 2 ? [`${nameOf(run[0])} – ${nameOf(run.at(-1))}`] : run.map((day) => nameOf(day)),
    )
    .join(', ');
}
