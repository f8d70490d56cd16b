import { describe, expect, it } from 'vitest';
import {
  dmarcNames,
  judgeAlignment,
  judgeDkim,
  judgeDmarc,
  judgeMx,
  judgeSpf,
  spfQuestions,
} from './mail-records.ts';

const KEY = 'A'.repeat(392);

describe('SPF', () => {
  it.each([
    [['v=spf1 include:_spf.mail.example -all'], 1, 'good'],
    [['v=spf1 a ~all', 'google-site-verification=x'], 1, 'good'],
    [['v=spf1 redirect=_spf.mail.example'], 1, 'good'],
    [['v=spf1 include:a.example -all'], 10, 'good'],
    [['v=spf1 include:a.example -all'], 11, 'wrong'],
    [['v=spf1 include:a.example'], 1, 'advice'],
    [['v=spf1 include:a.example ?all'], 1, 'advice'],
    [['v=spf1 +all'], 0, 'wrong'],
    [['v=spf1 all'], 0, 'wrong'],
    [['v=spf1 a -all', 'v=spf1 mx -all'], 1, 'wrong'],
    [['v=spf10 -all'], 0, 'wrong'],
    [[], 0, 'wrong'],
  ] as const)('%j with %i questions is %s', (texts, lookups, verdict) => {
    expect(judgeSpf('lifted.example', texts, lookups).verdict).toBe(verdict);
  });

  it('asks what it includes, and counts what needs a question', () => {
    expect(
      spfQuestions('v=spf1 a mx:x.example ip4:192.0.2.1 include:b.example ~include:c.example -all'),
    ).toEqual({ domains: ['b.example', 'c.example'], lookups: 4 });
  });
});

describe('DKIM', () => {
  it.each([
    [[`v=DKIM1; k=rsa; p=${KEY}`], 'good'],
    [[`p=${KEY.slice(0, 200)} ${KEY.slice(200)}`], 'good'],
    [['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='], 'good'],
    [[`v=DKIM1; p=${'A'.repeat(216)}`], 'advice'],
    [[`v=DKIM1; t=s:y; p=${KEY}`], 'advice'],
    [['v=DKIM1; p='], 'wrong'],
    [[`p=${KEY}`, `p=${KEY}`], 'wrong'],
    [['v=spf1 -all'], 'wrong'],
    [[], 'wrong'],
  ] as const)('%j is %s', (texts, verdict) => {
    expect(judgeDkim('lifted.example', 'mail', texts).verdict).toBe(verdict);
  });
});

describe('DMARC', () => {
  it.each([
    [['v=DMARC1; p=reject; rua=mailto:a@lifted.example'], 'good'],
    [['v=DMARC1;p=QUARANTINE;rua=mailto:a@lifted.example'], 'good'],
    [['v=DMARC1; p=reject'], 'advice'],
    [['v=DMARC1; p=none; rua=mailto:a@lifted.example'], 'advice'],
    [['v=DMARC1; rua=mailto:a@lifted.example'], 'wrong'],
    [['v=DMARC1; p=reject', 'v=DMARC1; p=none'], 'wrong'],
    [['v=DMARC12; p=reject'], 'wrong'],
    [[], 'wrong'],
  ] as const)('%j is %s', (texts, verdict) => {
    expect(judgeDmarc('lifted.example', texts).verdict).toBe(verdict);
  });

  it('is looked for at the domain and those above it, never at a top level alone', () => {
    expect(dmarcNames('mail.lifted.example')).toEqual([
      '_dmarc.mail.lifted.example',
      '_dmarc.lifted.example',
    ]);
    expect(dmarcNames('lifted.example')).toEqual(['_dmarc.lifted.example']);
  });
});

it.each([
  [['mx.mail.example'], 'good'],
  [[''], 'wrong'],
  [[], 'wrong'],
] as const)('MX %j is %s', (exchanges, verdict) => {
  expect(judgeMx('lifted.example', exchanges).verdict).toBe(verdict);
});

it.each([
  ['lifted.example', 'lifted.example', 'v=DMARC1; p=reject; adkim=s; aspf=s', 'good'],
  ['lifted.example', 'mail.lifted.example', 'v=DMARC1; p=reject', 'good'],
  ['mail.lifted.example', 'lifted.example', 'v=DMARC1; p=reject; adkim=s', 'good'],
  ['lifted.example', 'mail.lifted.example', 'v=DMARC1; p=reject; adkim=s; aspf=s', 'wrong'],
  ['lifted.example', 'notlifted.example', 'v=DMARC1; p=reject', 'wrong'],
])('a mail from %s sent by %s under %s is %s', (from, domain, dmarc, verdict) => {
  expect(judgeAlignment(from, domain, [dmarc]).verdict).toBe(verdict);
});
