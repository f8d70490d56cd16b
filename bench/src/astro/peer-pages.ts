/** One of our pages as another site builder is given it. */
export interface PeerPage {
  /** '/about'. */
  readonly address: string;
  readonly language: string;
  /** HTML inside the element. */
  readonly head: string;
  readonly body: string;
}

const SCRIPTS = /<script\b.*?<\/script>/gs;
/** What our scripts switch on later, and what they are fetched ahead by. */
const FOR_SCRIPTS = /<link\b(?=[^>]*(?:\bdisabled\b|rel="modulepreload"))[^>]*>/g;

/** A page of ours with the same words, styles, typefaces and pictures, and without a single script. Throws for no page. */
export function withoutScripts(address: string, html: string): PeerPage {
  const bare = html.replaceAll(SCRIPTS, '').replaceAll(FOR_SCRIPTS, '');
  return {
    address,
    language: part(/<html lang="([^"]+)"/, bare, address),
    head: part(/<head>(.*)<\/head>/s, bare, address),
    body: part(/<body[^>]*>(.*)<\/body>/s, bare, address),
  };
}

function part(pattern: RegExp, html: string, address: string): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`${address} is no page of ours: ${pattern.source} is missing.`);
  return found;
}
