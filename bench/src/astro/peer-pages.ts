/** One of our pages as input for another site builder. */
export interface PeerPage {
  /** '/about'. */
  readonly address: string;
  readonly language: string;
  /** HTML inside the element. */
  readonly head: string;
  readonly body: string;
}

const SCRIPTS = /<script\b.*?<\/script>/gs;
/** Elements only scripts use: style sheets switched on later and preloads. */
const FOR_SCRIPTS = /<link\b(?=[^>]*(?:\bdisabled\b|rel="modulepreload"))[^>]*>/g;

/** A page of ours with the same text, styles, fonts and pictures, without any script. Throws when `html` is no page. */
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
