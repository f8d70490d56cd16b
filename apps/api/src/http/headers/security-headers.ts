/** Header names and values alternately, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

/** The same as pairs of name and value. */
export function headerPairs(flat: FlatHeaders): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}

const HSTS_SECONDS = 63_072_000;

interface SecuritySettings {
  /** True when people reach the site over https. */
  readonly https: boolean;
}

const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

/** Headers of every response; the Content-Security-Policy is added to them. */
export function securityHeaders({ https }: SecuritySettings): FlatHeaders {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    // Addresses may contain the token of a mailed link, so no Referer is ever sent.
    ['Referrer-Policy', 'no-referrer'],
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    // Sign-in windows of identity providers can be opened.
    [OPENER_POLICY, 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ...(https ? [['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`]] : []),
  ].flat();
}

/**
 * The same for a window of ours that goes on to another site: with its own policy the browser would cut its connection to
 * the page that opened it, which then could neither close it nor tell whether the person did.
 */
export function keepingOpener(headers: FlatHeaders): FlatHeaders {
  return headers.map((value, at) => (headers[at - 1] === OPENER_POLICY ? 'unsafe-none' : value));
}

/** For data: a browser that shows it as a page may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker: it has its own policy, and may only connect to this server. */
export const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`;

/** Third-party hosts a page may load, once the visitor has consented (docs/decisions/078-guests-in-a-page.md). */
export interface GuestSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Calls, pictures, styles, fonts. */
  readonly content: readonly string[];
  /** API calls only. */
  readonly calls: readonly string[];
  /** Whether their scripts add styles to the page. */
  readonly writeStyles: boolean;
}

/** Of most pages. */
export const NO_GUESTS: GuestSources = {
  scripts: [],
  frames: [],
  content: [],
  calls: [],
  writeStyles: false,
};

interface PagePolicy extends SecuritySettings {
  /** `sha256-…` of this page's inline scripts and styles. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origin of pictures and clips if it is not ours. */
  readonly imageHost: string;
  readonly guests: GuestSources;
}

/** The policy of one page: its inline scripts and styles by hash, everything else from this origin, no eval. */
export function pagePolicy({ scriptHashes, styleHashes, imageHost, guests, https }: PagePolicy): string {
  // A browser that is given hashes ignores 'unsafe-inline', so only one of them is set.
  const inlineStyles = guests.writeStyles ? ["'unsafe-inline'"] : styleHashes.map(quoted);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes.map(quoted), ...guests.scripts].join(' '),
    ['style-src', "'self'", ...inlineStyles, ...guests.content].join(' '),
    ['img-src', "'self'", 'data:', imageHost, ...guests.content].join(' '),
    `media-src 'self' ${imageHost}`,
    ['font-src', "'self'", ...guests.content].join(' '),
    ['connect-src', "'self'", ...guests.content, ...guests.calls].join(' '),
    ...(guests.frames.length > 0 ? [['frame-src', ...guests.frames].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
