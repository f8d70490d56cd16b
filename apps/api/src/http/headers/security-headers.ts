/** Header names and values one after the other, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

const HSTS_SECONDS = 63_072_000;

interface SecuritySettings {
  /** True when people reach the site over https. */
  readonly https: boolean;
}

const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

/** What every answer carries, whatever it is; the Content-Security-Policy comes on top. */
export function securityHeaders({ https }: SecuritySettings): FlatHeaders {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    // Addresses may hold the token of a mail's link, so no address is ever handed on.
    ['Referrer-Policy', 'no-referrer'],
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    // Sign-in windows of identity providers stay reachable.
    [OPENER_POLICY, 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ...(https ? [['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`]] : []),
  ].flat();
}

/**
 * The same for a window of ours that goes on to another site: with a policy of its own the browser would cut its tie to
 * the page that opened it, which then could neither close it nor tell whether the person did.
 */
export function keepingOpener(headers: FlatHeaders): FlatHeaders {
  return headers.map((value, at) => (headers[at - 1] === OPENER_POLICY ? 'unsafe-none' : value));
}

/** For answers that are data: a browser that shows one as a page may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker: the policy it comes with is its own, and all it may do is ask this server. */
export const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`;

/** Hosts of others a page may ask, once the visitor agreed (docs/decisions/078-guests-in-a-page.md). */
export interface GuestSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Calls, pictures, styles, fonts. */
  readonly content: readonly string[];
  /** Calls alone. */
  readonly calls: readonly string[];
  /** Whether their scripts write styles into the page. */
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
  /** `sha256-…` of the inline scripts and styles this one page was built with. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origin of pictures and clips besides our own. */
  readonly imageHost: string;
  readonly guests: GuestSources;
}

/** The policy of one page: its own inline parts by hash, everything else from here, nothing evaluated. */
export function pagePolicy({ scriptHashes, styleHashes, imageHost, guests, https }: PagePolicy): string {
  // A browser that is given hashes ignores 'unsafe-inline', so it is the one or the other.
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
