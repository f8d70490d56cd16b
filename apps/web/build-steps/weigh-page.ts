/** Bytes of a page's first load, as sent (text files in brotli). */
export interface PageWeight {
  /** Everything the first paint waits for: the styles are part of the page. */
  readonly htmlAndCss: number;
  readonly fonts: number;
  /** Fetched when the page has loaded: its module and everything that imports side by side. */
  readonly lateScripts: number;
}

/** The built site, by paths that start with '/'. */
export interface BuiltSite {
  sizeOf(path: string): Promise<number>;
  readText(path: string): Promise<string>;
}

const KILOBYTE = 1000;
/** Upper limits in bytes. */
export const BUDGETS = { htmlAndCss: 12 * KILOBYTE, fonts: 60 * KILOBYTE } as const;

const PRELOADED_FONT = /<link rel="preload" as="font"[^>]*href="([^"]+)"/g;
const PAGE_MODULE = /data-module="([^"]+)"/;
const IMPORTED = /import\("([^"]+)"\)/g;

/** Weighs one finished page of the site. */
export async function weighPage(path: string, site: BuiltSite): Promise<PageWeight> {
  const html = await site.readText(path);
  const fonts = [...html.matchAll(PRELOADED_FONT)].map(([, font = '']) => font);
  const module = PAGE_MODULE.exec(html)?.[1];
  const scripts = module === undefined ? [] : [module, ...(await importsOf(module, site))];
  return {
    htmlAndCss: await site.sizeOf(`${path}.br`),
    fonts: await sum(fonts.map((font) => site.sizeOf(font))),
    lateScripts: await sum(scripts.map((script) => site.sizeOf(`${script}.br`))),
  };
}

async function importsOf(module: string, site: BuiltSite): Promise<ReadonlySet<string>> {
  const text = await site.readText(module);
  return new Set([...text.matchAll(IMPORTED)].map(([, path = '']) => path));
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
