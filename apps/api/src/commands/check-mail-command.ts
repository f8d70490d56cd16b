import {
  dmarcNames,
  dmarcRecords,
  judgeAlignment,
  judgeDkim,
  judgeDmarc,
  judgeMx,
  judgeSpf,
  MOST_SPF_LOOKUPS,
  type RecordFinding,
  spfQuestions,
  spfRecords,
} from '@lifted/domain/mail/mail-records';
import { studio } from '@lifted/profile/studio';
import { readArguments } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import type { MailDns } from './mail-dns.ts';

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const SELECTOR = /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i;
const NO_SELECTOR: RecordFinding = {
  verdict: 'wrong',
  sentence:
    'Not checked: which selector does the mail server sign with? The mail provider says it, and so does `s=` in the DKIM-Signature of a mail that was sent. Give it as --selector, or set DKIM_SELECTOR.',
};

/** `check-mail [--domain DOMAIN] [--selector NAME]`: whether receivers can tell the studio's mails from forged ones. */
export const checkMailCommand: StudioCommand = {
  name: 'check-mail',
  usage: 'check-mail [--domain DOMAIN] [--selector NAME]',
  summary: 'look up SPF, DKIM, DMARC and MX of the domain mails are from, and say what is missing',
  run: async (call) => {
    const typed = readArguments(
      call.words,
      { domain: { type: 'string' }, selector: { type: 'string' } },
      { allowPositionals: false },
    );
    if (typed.kind === 'wrong_usage') return typed;
    const typedDomain = typed.values.domain?.toLowerCase().replace(/\.$/, '');
    if (typedDomain !== undefined && !DOMAIN.test(typedDomain))
      return { kind: 'wrong_usage', sentence: `'${typedDomain}' is not a domain.` };
    const selector = typed.values.selector ?? call.dkimSelector;
    if (selector !== undefined && !SELECTOR.test(selector))
      return { kind: 'wrong_usage', sentence: `'${selector}' is not a selector.` };
    await call.withDatabase(openStudio);
    const from = studio.contact.email.slice(studio.contact.email.lastIndexOf('@') + 1).toLowerCase();
    if (!DOMAIN.test(from))
      return { kind: 'failed', sentence: `'${from}' in the address of the studio is not a domain.` };
    return report(call, await findings(call.mailDns, { domain: typedDomain ?? from, from, selector }));
  },
};

interface Asked {
  readonly domain: string;
  /** The domain readers see. */
  readonly from: string;
  readonly selector: string | undefined;
}

type Findings = readonly (readonly [string, RecordFinding])[];

async function findings(dns: MailDns, { domain, from, selector }: Asked): Promise<Findings> {
  const [texts, exchanges, dmarc, keys] = await Promise.all([
    dns.texts(domain),
    dns.exchanges(domain),
    findDmarc(dns, from),
    selector === undefined ? undefined : dns.texts(`${selector}._domainkey.${domain}`),
  ]);
  const lookups = await countLookups(dns, spfRecords(texts)[0], new Set([domain]));
  return [
    ['SPF', judgeSpf(domain, texts, lookups)],
    ['DKIM', selector === undefined || keys === undefined ? NO_SELECTOR : judgeDkim(domain, selector, keys)],
    ['DMARC', judgeDmarc(from, dmarc)],
    ['From', judgeAlignment(from, domain, dmarc)],
    ['MX', judgeMx(from, from === domain ? exchanges : await dns.exchanges(from))],
  ];
}

/** The record of the domain, or of the nearest one above it that has one. */
async function findDmarc(dns: MailDns, domain: string): Promise<readonly string[]> {
  for (const name of dmarcNames(domain)) {
    const texts = await dns.texts(name);
    if (dmarcRecords(texts).length > 0) return texts;
  }
  return [];
}

/** Questions a record causes, those of what it includes too; counting ends above the limit. `seen` grows. */
async function countLookups(dns: MailDns, record: string | undefined, seen: Set<string>): Promise<number> {
  if (record === undefined) return 0;
  const { domains, lookups } = spfQuestions(record);
  let count = lookups;
  for (const domain of domains) {
    if (count > MOST_SPF_LOOKUPS || seen.has(domain) || !DOMAIN.test(domain.replaceAll('_', 'x'))) continue;
    seen.add(domain);
    count += await countLookups(dns, spfRecords(await dns.texts(domain))[0], seen);
  }
  return count;
}

const MARKS: Readonly<Record<RecordFinding['verdict'], string>> = {
  good: 'good   ',
  advice: 'better ',
  wrong: 'missing',
};

function report({ screen }: CommandCall, found: Findings): CommandOutcome {
  for (const [check, { verdict, sentence, write }] of found) {
    screen.print(`${check.padEnd(5)}  ${MARKS[verdict]}  ${sentence}`);
    if (write !== undefined) screen.print(`       write    ${write.name}  ${write.type}  ${write.content}`);
  }
  const wrong = found.filter(([, { verdict }]) => verdict === 'wrong').map(([check]) => check);
  if (wrong.length === 0) return { kind: 'done' };
  return {
    kind: 'failed',
    sentence: `${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not as receivers want it. A change in the DNS can take hours to be seen.`,
  };
}
