/** The built site, as far as it is text, by paths that start with '/'. */
export interface BuiltTexts {
  readText(path: string): Promise<string>;
  /** Addresses of everything with a hash in its name, by that name. */
  readonly hashed: ReadonlyMap<string, string>;
}

const HASHED_NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
const NAMES_OTHERS = /\.(?:js|css)$/;

/** The router's manifest names the scripts of every page, including those that need a network. */
const ROUTE_TABLE = /^manifest-/;
/** Third-party parts and statistics: both are useless without a network. */
const OF_OTHERS =
  /^(?:firebase-|token-sync|booking-(?:band|calendar|service|shops|widget)|outside-questionnaire|consent-gate|start-analytics|measure-page)/;

/**
 * Addresses of every script, style and font that these pages need now or later: follows all file names mentioned in each
 * file. Sorted.
 */
export async function assetsFor(
  pages: readonly string[],
  { readText, hashed }: BuiltTexts,
): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const waiting = [...pages];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const text = await readText(next);
    for (const [name] of text.matchAll(HASHED_NAME)) {
      const address = hashed.get(name);
      if (address === undefined || found.has(name) || OF_OTHERS.test(name)) continue;
      found.set(name, address);
      if (NAMES_OTHERS.test(name) && !ROUTE_TABLE.test(name)) waiting.push(address);
    }
  }
  return [...found.values()].toSorted();
}
