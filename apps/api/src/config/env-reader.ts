import { isIP } from 'node:net';

/** Whose X-Forwarded-For is trusted: nobody's, that of this many proxies in front of us, or of these addresses. */
export type TrustProxy = false | number | string[];

export type EnvSource = Readonly<Record<string, string | undefined>>;

const MOST_PROXY_HOPS = 10;
const SHORTEST_SECRET = 32;
const PROXY_RANGE_WORDS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Hosts that only this machine can reach. */
export const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** Reads settings one by one and collects what is wrong with them, each as a sentence that names the variable. */
export class EnvReader {
  readonly faults: string[] = [];
  readonly #source: EnvSource;

  constructor(source: EnvSource) {
    this.#source = source;
  }

  text(name: string): string | undefined {
    return this.#source[name]?.trim() || undefined;
  }

  /** A setting as `parse` reads it; undefined when it is not set, and a fault when `parse` answers undefined. */
  parsed<T>(name: string, parse: (text: string) => T | undefined, mustBe: string): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return parse(text) ?? this.fault(`${name} must be ${mustBe}.`);
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const chosen = (text: string) => choices.find((choice) => choice === text);
    return this.parsed(name, chosen, `one of ${choices.join(', ')}`);
  }

  integer(name: string, least: number, most: number): number | undefined {
    const inRange = (text: string) =>
      /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;
    return this.parsed(name, inRange, `a whole number from ${least} to ${most}`);
  }

  /** Messages do not contain values: these addresses contain passwords. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const known = (text: string) =>
      URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return this.parsed(name, known, `an address that starts with ${starts}`);
  }

  origin(name: string): string | undefined {
    const text = this.url(name, ['http:', 'https:']);
    if (text === undefined || isOrigin(text)) return text && new URL(text).origin;
    return this.fault(`${name} must be an origin without path, such as https://lifted.example.`);
  }

  trustProxy(name: string): TrustProxy {
    if (/^\d+$/.test(this.text(name) ?? '')) return this.integer(name, 0, MOST_PROXY_HOPS) || false;
    const isProxyList = (ranges: string[]) => (ranges.every(isProxyRange) ? ranges : undefined);
    const wanted = 'a number of hops or a list of addresses, such as 1 or 10.0.0.0/8,127.0.0.1';
    return this.parsed(name, (text) => isProxyList(listed(text)), wanted) ?? false;
  }

  /** One secret, or several separated by commas. */
  secrets(name: string): readonly string[] | undefined {
    const good = (secrets: readonly string[]) =>
      secrets.every(({ length }) => length >= SHORTEST_SECRET) && new Set(secrets).size === secrets.length
        ? secrets
        : undefined;
    const wanted = `${SHORTEST_SECRET} characters or more; several different ones with a comma between them`;
    return this.parsed(name, (text) => good(listed(text)), wanted);
  }

  /** A third-party page. http only on this machine, and never in production. */
  thirdPartyUrl(name: string, isProduction: boolean): string | undefined {
    const text = this.url(name, ['http:', 'https:']);
    if (text === undefined || isTrusted(text, isProduction)) return text;
    return this.fault(`${name} must start with https://.`);
  }

  /** Origins separated by commas. */
  origins(name: string, isProduction: boolean): readonly string[] {
    const trusted = (texts: readonly string[]) =>
      texts.every((text) => isOrigin(text) && isTrusted(text, isProduction))
        ? texts.map((text) => new URL(text).origin)
        : undefined;
    const wanted = 'origins without path, such as https://pay.example,https://api.pay.example';
    return this.parsed(name, (text) => trusted(listed(text).filter((part) => part !== '')), wanted) ?? [];
  }

  /** Reports what is wrong with a setting. */
  fault(message: string): undefined {
    this.faults.push(message);
    return undefined;
  }
}

/** The parts of a setting that may be several, separated by commas. */
export function listed(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

/** A host that may appear in a policy: '*.' for all subdomains, nothing that would end the directive. */
function isPlainHost(hostname: string): boolean {
  return /^(?:\*\.)?[a-z0-9.-]+$/.test(hostname) || hostname === '[::1]';
}

/** Encrypted, or on this machine outside production. */
export function isTrusted(url: string, isProduction: boolean): boolean {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return isPlainHost(hostname);
  return protocol === 'http:' && !isProduction && LOOPBACK_HOSTS.includes(hostname);
}

function isProxyRange(range: string): boolean {
  if (PROXY_RANGE_WORDS.includes(range)) return true;
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
