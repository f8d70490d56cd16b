export type AddressValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The address of a call: `callAddress('/workouts/{workoutId}', { workoutId: '7' }, { date: '2026-11-20' })`.
 * Parameters and query are encoded; a query value that is undefined is left out.
 */
export function callAddress(path: string, params: AddressValues = {}, query: AddressValues = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/api${filled}${search.size === 0 ? '' : `?${search}`}`;
}
