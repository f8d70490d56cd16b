/**
 * Addresses of all public pages of a running server: the pages of its sitemap, then those that are public and yet in no
 * index (login, one class, one challenge), whose SEO score says no more than that.
 * @throws Error when the server does not answer.
 */
export async function publicAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await answer('/sitemap.xml', origin)).text();
  const indexed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  const workout = (await idsOf('/api/timetable', origin)).at(-1);
  const [challenge] = await idsOf('/api/challenges', origin);
  return [
    ...indexed,
    '/login',
    ...(workout === undefined ? [] : [`/workout/${encodeURIComponent(workout)}/test`]),
    ...(challenge === undefined ? [] : [`/challenge/${encodeURIComponent(challenge)}`]),
  ];
}

async function idsOf(path: string, origin: string): Promise<string[]> {
  const listed: unknown = await (await answer(path, origin)).json();
  return Array.isArray(listed) ? listed.filter(hasId).map(({ id }) => id) : [];
}

function hasId(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

async function answer(path: string, origin: string): Promise<Response> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}.`);
  return response;
}
