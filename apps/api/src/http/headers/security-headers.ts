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
const DEVICE_POLICY = 'Permissions-Policy';

/** Headers of every response; the Content-Security-Policy is added to them. */
export function securityHeaders({ https }: SecuritySettings): FlatHeaders {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    // Addresses may contain the token of a mailed link, so no Referer is ever sent.
    ['Referrer-Policy', 'no-referrer'],
    [DEVICE_POLICY, 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
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

/** The same for a page that reads codes with the camera. */
export function lettingCamera(headers: FlatHeaders): FlatHeaders {
  return headers.map((value, at) =>
    headers[at - 1] === DEVICE_POLICY ? value.replace('camera=()', 'camera=(self)') : value,
  );
}

/** For data: a browser that shows it as a page may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the service worker: it has its own policy, and may only connect to this server. */
export const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`;

/** Third-party hosts a page may load, once the visitor has consented (docs/decisions/078-third-parties-in-a-page.md). */
export interface ThirdPartySources {
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
export const NO_THIRD_PARTIES: ThirdPartySources = {
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
  readonly thirdParties: ThirdPartySources;
  /** Whether it reads codes with a part that is WebAssembly. */
  readonly runsWasm?: boolean;
  /** Whether it plays files somebody chooses on their device, before they are uploaded. */
  readonly playsChosenFiles?: boolean;
  /**
   * Names of what its scripts may pass HTML and addresses of scripts through (@lifted/domain/identity/trusted-types); nothing else
   * becomes part of the page. Undefined: not asked of it.
   */
  readonly trustedTypes?: readonly string[] | undefined;
}

/** Where browsers report what a policy refused (operations/policy-reports). */
export const POLICY_REPORTS_PATH = '/csp-reports';
const REPORTS_GROUP = 'csp';

/** The policy of one page as headers, and where it reports to. */
export function pagePolicyHeaders(page: PagePolicy): string[] {
  const endpoints = page.https ? ['Reporting-Endpoints', `${REPORTS_GROUP}="${POLICY_REPORTS_PATH}"`] : [];
  return ['Content-Security-Policy', pagePolicy(page), ...endpoints];
}

/** The policy of one page: its inline scripts and styles by hash, everything else from this origin, no eval. */
export function pagePolicy(page: PagePolicy): string {
  const { scriptHashes, styleHashes, imageHost, thirdParties, https } = page;
  const wasm = page.runsWasm === true ? ["'wasm-unsafe-eval'"] : [];
  // A browser that is given hashes ignores 'unsafe-inline', so only one of them is set.
  const inlineStyles = thirdParties.writeStyles ? ["'unsafe-inline'"] : styleHashes.map(quoted);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...wasm, ...scriptHashes.map(quoted), ...thirdParties.scripts].join(' '),
    ['style-src', "'self'", ...inlineStyles, ...thirdParties.content].join(' '),
    ['img-src', "'self'", 'data:', imageHost, ...thirdParties.content].join(' '),
    ['media-src', "'self'", ...(page.playsChosenFiles === true ? ['blob:'] : []), imageHost].join(' '),
    ['font-src', "'self'", ...thirdParties.content].join(' '),
    ['connect-src', "'self'", ...thirdParties.content, ...thirdParties.calls].join(' '),
    ...(thirdParties.frames.length > 0 ? [['frame-src', ...thirdParties.frames].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypesRules(page),
    ...(https ? ['upgrade-insecure-requests'] : []),
    // Browsers that know `report-to` ignore `report-uri`, even over http, where they send nothing.
    ...(https ? [`report-to ${REPORTS_GROUP}`] : []),
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ');
}

/** Scripts of others put texts into the page, so it is not asked of pages that let them in. */
function trustedTypesRules({ trustedTypes, thirdParties }: PagePolicy): string[] {
  if (trustedTypes === undefined || thirdParties.scripts.length > 0) return [];
  return ["require-trusted-types-for 'script'", ['trusted-types', ...trustedTypes].join(' ')];
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
