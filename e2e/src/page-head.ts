/** What the head of a page tells search engines and previews of links. */
export interface PageHead {
  readonly language: string;
  readonly title: string;
  /** `<meta>` by name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonicals: readonly string[];
  /** Addresses of the same page by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Its structured data, unchanged schema.org objects. */
  readonly things: readonly Thing[];
}

export type Thing = Readonly<Record<string, unknown>>;

/** Reads the head from the HTML the server sent. */
export function readHead(html: string): PageHead {
  const links = tags(html, 'link');
  return {
    language: tags(html, 'html')[0]?.get('lang') ?? '',
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    metas: new Map(
      tags(html, 'meta').map((meta) => [
        meta.get('name') ?? meta.get('property') ?? '',
        meta.get('content') ?? '',
      ]),
    ),
    canonicals: links.filter((link) => link.get('rel') === 'canonical').map((link) => link.get('href') ?? ''),
    alternates: new Map(
      links
        .filter((link) => link.get('rel') === 'alternate')
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      ([, text = '']) => thingsOf(text),
    ),
  };
}

/** The things of one block of structured data. */
export function thingsOf(text: string): Thing[] {
  const block: unknown = JSON.parse(text);
  if (!isThing(block) || block['@context'] !== 'https://schema.org') {
    throw new Error(`This is no structured data of schema.org: ${text.slice(0, 80)}`);
  }
  const graph = block['@graph'];
  return Array.isArray(graph) ? graph.filter(isThing) : [];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

function tags(html: string, name: string): ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [
          attribute.toLowerCase(),
          decoded(value),
        ]),
      ),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
