/** The built site, as far as it is text, by paths that start with '/'. */
interface BuiltTexts {
  readText(path: string): Promise<string>;
  /** Names of everything in the folder of assets. */
  readonly assets: ReadonlySet<string>;
}

const ASSETS = '/assets/';
const ASSET_NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
const NAMES_OTHERS = /\.(?:js|css)$/;

/** The router's table names the scripts of every page, whether it opens without a network or not. */
const ROUTE_TABLE = /^manifest-/;
/** What comes from others, and what counts: without a network nobody can use the one and nobody waits for the other. */
const OF_OTHERS =
  /^(?:firebase-|token-sync|booking-|outside-questionnaire|consent-gate|start-analytics|measure-page)/;

/**
 * Addresses of every script, style and typeface that these pages need, or come to need while they are used: a file names
 * whatever it may ask for. Sorted.
 */
export async function assetsFor(
  pages: readonly string[],
  { readText, assets }: BuiltTexts,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const waiting = [...pages];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const text = await readText(next);
    for (const [name] of text.matchAll(ASSET_NAME)) {
      if (!assets.has(name) || found.has(name) || OF_OTHERS.test(name)) continue;
      found.add(name);
      if (NAMES_OTHERS.test(name) && !ROUTE_TABLE.test(name)) waiting.push(ASSETS + name);
    }
  }
  return [...found].toSorted().map((name) => ASSETS + name);
}
