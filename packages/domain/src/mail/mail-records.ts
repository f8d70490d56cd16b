/** What a domain's DNS records say of the mails it sends: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489), MX. */

/** Of one record: good, good enough with advice, or missing or wrong, so that mails are taken for forged. */
export type RecordVerdict = 'good' | 'advice' | 'wrong';

/** What was found, in words for the operator, and what to write into the DNS. */
export interface RecordFinding {
  readonly verdict: RecordVerdict;
  readonly sentence: string;
  /** Name and content of the record to write. */
  readonly write?: { readonly name: string; readonly type: 'TXT' | 'MX'; readonly content: string };
}

/** The most DNS questions an SPF record may cause (RFC 7208, 4.6.4); with more, receivers ignore it. */
export const MOST_SPF_LOOKUPS = 10;

const SPF = /^v=spf1(?:\s|$)/i;

/** The SPF records among the TXT records of a domain. */
export function spfRecords(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => SPF.test(text));
}

/** Whom the servers of an SPF record are asked of: the domains of `include` and `redirect`, and how many questions it causes. */
export function spfQuestions(record: string): {
  readonly domains: readonly string[];
  readonly lookups: number;
} {
  const terms = record.split(/\s+/).slice(1);
  const domains = terms.flatMap((term) => {
    const named = /^[+?~-]?(?:include:|redirect=)(.+)$/i.exec(term)?.[1];
    return named === undefined ? [] : [named];
  });
  const others = terms.filter((term) => /^[+?~-]?(?:a|mx|ptr|exists)(?:[:/]|$)/i.test(term));
  return { domains, lookups: domains.length + others.length };
}

/** Who may send in the name of the domain. `lookups`: questions the record causes, those of included domains counted too. */
export function judgeSpf(domain: string, texts: readonly string[], lookups: number): RecordFinding {
  const [record, second] = spfRecords(texts);
  if (record === undefined) {
    return {
      verdict: 'wrong',
      sentence: `${domain} does not say which servers may send its mails.`,
      write: { name: domain, type: 'TXT', content: 'v=spf1 include:YOUR-MAIL-PROVIDER -all' },
    };
  }
  if (second !== undefined)
    return wrong(`${domain} has more than one SPF record, so receivers ignore all of them. Make them one.`);
  if (lookups > MOST_SPF_LOOKUPS)
    return wrong(
      `The record causes ${lookups} DNS questions and ${MOST_SPF_LOOKUPS} are allowed, so receivers ignore it. Include fewer providers.`,
    );
  const end = /\s([+?~-]?)all(?:\s|$)/i.exec(record)?.[1];
  if (end === '' || end === '+')
    return wrong('The record lets every server of the world send. End it with -all or ~all.');
  if (end === undefined && /\sredirect=/i.test(record)) return good(record);
  if (end === undefined || end === '?')
    return advice(
      `'${record}' leaves open what happens to mails of other servers. End it with -all or ~all.`,
    );
  return good(record);
}

/** Characters of a public key of 2048 bits in base64; one of 1024 has 216. */
const LONG_KEY_CHARACTERS = 372;

/** The key the mail server's signatures are checked with. */
export function judgeDkim(domain: string, selector: string, texts: readonly string[]): RecordFinding {
  const name = `${selector}._domainkey.${domain}`;
  const records = texts.filter((text) => tagsOf(text).has('p'));
  const [record] = records;
  if (record === undefined) {
    return {
      verdict: 'wrong',
      sentence: `There is no key at ${name}. Switch DKIM on at the mail provider, which shows the key to write, or give the right --selector.`,
      write: { name, type: 'TXT', content: 'v=DKIM1; k=rsa; p=KEY-OF-YOUR-MAIL-PROVIDER' },
    };
  }
  if (records.length > 1) return wrong(`There is more than one key at ${name}. Leave the current one only.`);
  const tags = tagsOf(record);
  const key = tags.get('p') ?? '';
  if (key === '') return wrong(`The key at ${name} was revoked (p= is empty). Write the current one.`);
  if ((tags.get('t') ?? '').split(':').includes('y'))
    return advice(`The key at ${name} is in test mode. Remove t=y, or receivers ignore signatures.`);
  const isRsa = (tags.get('k') ?? 'rsa') === 'rsa';
  if (isRsa && key.length < LONG_KEY_CHARACTERS)
    return advice(`The key at ${name} is shorter than 2048 bits. Ask the mail provider for a longer one.`);
  return good(`a key at ${name}`);
}

/** What receivers do with mails that fail SPF and DKIM. `texts`: of `_dmarc` below the domain, or the domain above it. */
export function judgeDmarc(domain: string, texts: readonly string[]): RecordFinding {
  const records = dmarcRecords(texts);
  const [record] = records;
  const name = `_dmarc.${domain}`;
  if (record === undefined) {
    return {
      verdict: 'wrong',
      sentence: `${domain} does not say what becomes of forged mails. Large mail providers refuse studios without it.`,
      write: { name, type: 'TXT', content: `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}` },
    };
  }
  if (records.length > 1) return wrong(`There is more than one DMARC record, so none counts. Leave one.`);
  const tags = tagsOf(record);
  const policy = tags.get('p')?.toLowerCase();
  if (policy === undefined || !['none', 'quarantine', 'reject'].includes(policy))
    return wrong(`'${record}' has no valid policy. It needs p=quarantine or p=reject.`);
  if (policy === 'none')
    return advice(
      `The policy is p=none: forged mails arrive. Once the reports look right, write p=quarantine.`,
    );
  if (!tags.has('rua'))
    return advice(`Nobody gets the reports. Add rua=mailto: and an address, to hear of mails that fail.`);
  return good(record);
}

/** The DMARC records among the TXT records of a name. */
export function dmarcRecords(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
}

/** Where answers to mails go. `exchanges`: the hosts of the MX records; '.' or '' alone says that there are none. */
export function judgeMx(domain: string, exchanges: readonly string[]): RecordFinding {
  const hosts = exchanges.filter((host) => host !== '' && host !== '.');
  if (hosts.length > 0) return good(hosts.join(', '));
  return {
    verdict: 'wrong',
    sentence: `${domain} receives no mails, so answers and objections of members are lost.`,
    write: { name: domain, type: 'MX', content: '10 SERVER-OF-YOUR-MAIL-PROVIDER' },
  };
}

/**
 * Whether the domain mails are sent and signed by fits the one readers see (RFC 7489, 3.1). Strict alignment asks for the
 * same; relaxed is content with a domain above or below it.
 */
export function judgeAlignment(
  fromDomain: string,
  domain: string,
  dmarcTexts: readonly string[],
): RecordFinding {
  if (fromDomain === domain) return good(`mails are from ${fromDomain}`);
  const isRelated = fromDomain.endsWith(`.${domain}`) || domain.endsWith(`.${fromDomain}`);
  if (!isRelated)
    return wrong(
      `Mails are from ${fromDomain}, not from ${domain}: what passes for ${domain} counts for nothing. Let the mail server sign with ${fromDomain}.`,
    );
  const tags = tagsOf(dmarcRecords(dmarcTexts)[0] ?? '');
  const isStrict = tags.get('adkim') === 's' && tags.get('aspf') === 's';
  if (isStrict)
    return wrong(
      `Mails are from ${fromDomain}, and DMARC (adkim=s, aspf=s) wants exactly that domain, not ${domain}.`,
    );
  return good(`mails are from ${fromDomain}, which belongs to ${domain}`);
}

/** Where a DMARC record may be: the domain and those above it, down to two labels. */
export function dmarcNames(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
}

/** 'v=DMARC1; p=none' as names and values; names in lower case, blanks inside values dropped. */
function tagsOf(record: string): ReadonlyMap<string, string> {
  return new Map(
    record.split(';').flatMap((tag) => {
      const at = tag.indexOf('=');
      if (at < 0) return [];
      return [[tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).replaceAll(/\s+/g, '')] as const];
    }),
  );
}

const good = (sentence: string): RecordFinding => ({ verdict: 'good', sentence });
const advice = (sentence: string): RecordFinding => ({ verdict: 'advice', sentence });
const wrong = (sentence: string): RecordFinding => ({ verdict: 'wrong', sentence });
