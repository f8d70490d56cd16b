import { decodeEntities } from './html-text.ts';

/** Metadata of an indexed page, read from its finished HTML. */
export interface IndexedPage {
  /** Absolute, with the placeholder origin. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly language: string;
  /** The first heading; soft hyphens stay, for those who set it in a narrow column. */
  readonly heading: string;
  readonly description: string;
  /** Absolute address of the picture for link previews. */
  readonly picture: string;
}

const ALTERNATE = /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi;

/**
 * Reads the head and the heading of a finished page; undefined for a page that is not in the index.
 * @throws Error that names what an indexed page lacks.
 */
export function readIndexedPage(html: string): IndexedPage | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"\/>/.exec(html)?.[1];
  if (canonical === undefined) return undefined;
  const found = (name: string, pattern: RegExp): string => {
    const text = pattern.exec(html)?.[1];
    if (text === undefined) throw new Error(`The page ${canonical} has no ${name}.`);
    return decodeEntities(text);
  };
  return {
    canonical: decodeEntities(canonical),
    alternates: [...html.matchAll(ALTERNATE)].map(([, language = '', href = '']) => ({
      language,
      href: decodeEntities(href),
    })),
    language: found('language', /<html lang="([^"]+)"/),
    heading: plainText(found('heading', /<h1[^>]*>([\s\S]*?)<\/h1>/)),
    description: found('description', /<meta name="description" content="([^"]*)"/),
    picture: found('picture', /<meta property="og:image" content="([^"]+)"/),
  };
}

/** Without tags and line breaks. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
