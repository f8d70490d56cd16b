import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type } from '../testing/studio-command-fixture.ts';
import type { MailDns } from './mail-dns.ts';

const KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`;
const GOOD = {
  'lifted.example': ['v=spf1 include:_spf.mail.example -all', 'something else'],
  '_spf.mail.example': ['v=spf1 ip4:192.0.2.0/24 -all'],
  's1._domainkey.lifted.example': [KEY],
  '_dmarc.lifted.example': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@lifted.example'],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function dns(texts: Readonly<Record<string, readonly string[]>>, exchanges = ['mx.mail.example']): MailDns {
  return {
    texts: (name) => Promise.resolve(texts[name] ?? []),
    exchanges: (name) => Promise.resolve(name === 'lifted.example' ? exchanges : []),
  };
}

test('a domain with everything in place ends with 0', async () => {
  const { exitCode, printed, noted } = await type(['check-mail', '--selector', 's1'], {
    pool: database.pool,
    mailDns: dns(GOOD),
  });
  expect({ exitCode, noted }).toEqual({ exitCode: 0, noted: [] });
  expect(printed.map((line) => line.slice(0, 14).trim())).toEqual([
    'SPF    good',
    'DKIM   good',
    'DMARC  good',
    'From   good',
    'MX     good',
  ]);
});

test('a domain without a record says what to write, and ends with 1', async () => {
  const { exitCode, printed, noted } = await type(['check-mail'], {
    pool: database.pool,
    mailDns: dns({}, []),
    dkimSelector: 's1',
  });
  expect(exitCode).toBe(1);
  expect(noted.join()).toContain('SPF, DKIM, DMARC, MX are not as receivers want it.');
  expect(printed.filter((line) => line.includes(' write '))).toEqual([
    '       write    lifted.example  TXT  v=spf1 include:YOUR-MAIL-PROVIDER -all',
    '       write    s1._domainkey.lifted.example  TXT  v=DKIM1; k=rsa; p=KEY-OF-YOUR-MAIL-PROVIDER',
    '       write    _dmarc.lifted.example  TXT  v=DMARC1; p=quarantine; rua=mailto:dmarc@lifted.example',
    '       write    lifted.example  MX  10 SERVER-OF-YOUR-MAIL-PROVIDER',
  ]);
});

test('without a selector DKIM counts as unchecked, and the command asks for it', async () => {
  const { exitCode, printed } = await type(['check-mail'], { pool: database.pool, mailDns: dns(GOOD) });
  expect(exitCode).toBe(1);
  expect(printed[1]).toContain('Give it as --selector, or set DKIM_SELECTOR.');
});

test('another domain than the one readers see does not count', async () => {
  const relay = {
    ...GOOD,
    'mail.example': ['v=spf1 -all'],
    's1._domainkey.mail.example': [KEY],
  };
  const { exitCode, noted } = await type(['check-mail', '--domain', 'Mail.Example.', '--selector', 's1'], {
    pool: database.pool,
    mailDns: dns(relay),
  });
  expect(exitCode).toBe(1);
  expect(noted.join()).toMatch(/^From is not/);
});

test('records that include each other are asked once, and too many of them are found', async () => {
  const circle = {
    ...GOOD,
    'lifted.example': ['v=spf1 include:a.example -all'],
    'a.example': ['v=spf1 include:a.example include:lifted.example -all'],
  };
  const ends = await type(['check-mail', '--selector', 's1'], {
    pool: database.pool,
    mailDns: dns(circle),
  });
  expect(ends.exitCode).toBe(0);
  const chain = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`n${at}.example`, [`v=spf1 include:n${at + 1}.example -all`]]),
  );
  const long = { ...GOOD, ...chain, 'lifted.example': ['v=spf1 include:n0.example -all'] };
  const { exitCode, printed } = await type(['check-mail', '--selector', 's1'], {
    pool: database.pool,
    mailDns: dns(long),
  });
  expect(exitCode).toBe(1);
  expect(printed[0]).toContain('DNS questions');
});

test('what is no domain or no selector ends with 2', async () => {
  expect((await type(['check-mail', '--domain', 'lifted'])).exitCode).toBe(2);
  expect((await type(['check-mail', '--selector', 'a b'])).exitCode).toBe(2);
});

test('name servers that do not answer are a sentence, not a missing record', async () => {
  const silent: MailDns = {
    texts: () => Promise.reject(new Error('The DNS did not answer for lifted.example (ETIMEOUT).')),
    exchanges: () => Promise.resolve([]),
  };
  const { exitCode, printed, noted } = await type(['check-mail'], { pool: database.pool, mailDns: silent });
  expect({ exitCode, printed, noted }).toEqual({
    exitCode: 1,
    printed: [],
    noted: ['The DNS did not answer for lifted.example (ETIMEOUT).'],
  });
});

test('a database that does not answer is a sentence: the address of the studio is in it', async () => {
  const { exitCode, printed, noted } = await type(['check-mail'], { mailDns: dns(GOOD) });
  expect({ exitCode, printed, noted }).toEqual({
    exitCode: 1,
    printed: [],
    noted: ['No database answers.'],
  });
});
