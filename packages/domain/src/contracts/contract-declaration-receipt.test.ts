import { describe, expect, it } from 'vitest';
import type { ContractDeclaration } from './contract-declaration.ts';
import {
  dayWords,
  declarationReceipt,
  receiptFileText,
  receiptFileName,
  receiptText,
  receivedWords,
} from './contract-declaration-receipt.ts';

const MIA = { name: 'Mia Berger', email: 'mia@example.com', membership: null, contract: null };
const COMPANY = 'LIFTED Studio GmbH';
const receipt = (declaration: ContractDeclaration, language: 'en' | 'de' = 'de') =>
  declarationReceipt(
    { declaration, reference: 'LF-7K3M-9QPD', receivedAt: new Date('2026-11-20T20:34:07Z') },
    language,
    COMPANY,
  );
const valuesOf = (...[declaration, language]: Parameters<typeof receipt>) =>
  Object.fromEntries(receipt(declaration, language).rows.map(({ name, value }) => [name, value]));

describe('a receipt', () => {
  it('holds what was declared, by which button, to whom, and the second it arrived', () => {
    const declaration: ContractDeclaration = {
      ...MIA,
      kind: 'termination',
      membership: 'M-17',
      contract: 'Unlimited',
      cause: { kind: 'extraordinary', reason: 'Ich ziehe um.\nWeit.' },
      end: { kind: 'day', day: '2026-12-31' },
    };
    expect(valuesOf(declaration)).toEqual({
      Erklärung: 'Außerordentliche Kündigung aus wichtigem Grund',
      Grund: 'Ich ziehe um.\nWeit.',
      'Ende des Vertrags': 'zum 31.12.2026',
      Vertrag: 'Unlimited',
      Name: 'Mia Berger',
      'Mitgliedsnummer oder Anschrift': 'M-17',
      'E-Mail': 'mia@example.com',
      'Erklärt gegenüber': COMPANY,
      'Abgegeben mit dem Knopf': '„jetzt kündigen“',
      'Eingegangen am': '20.11.2026, 21:34:07 Uhr MEZ',
      Vorgang: 'LF-7K3M-9QPD',
    });
  });

  it('says what was left out, and promises no day that only the contract can tell', () => {
    const cause = { kind: 'extraordinary', reason: null } as const;
    const values = valuesOf({ ...MIA, kind: 'termination', cause, end: { kind: 'next_possible' } }, 'en');
    expect(values).toMatchObject({
      Reason: 'not given',
      'End of the contract': 'as soon as possible',
      Contract: 'the contract with us, not specified further',
      'Submitted with the button': '“jetzt kündigen”',
      'Received on': '20 November 2026, 21:34:07 CET',
    });
    expect(values).not.toHaveProperty('Member number or address');
  });

  it('names the button of a withdrawal, which has neither reason nor end', () => {
    const values = valuesOf({ ...MIA, kind: 'withdrawal' });
    expect(values).toMatchObject({
      Erklärung: 'Widerruf des Vertrags',
      'Abgegeben mit dem Knopf': '„Widerruf bestätigen“',
    });
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['Grund']));
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['Ende des Vertrags']));
  });

  it('is a text to keep, with everything in it', () => {
    const whole = receipt({ ...MIA, kind: 'withdrawal' });
    const text = receiptText(whole);
    for (const { name, value } of whole.rows) expect(text).toContain(`${name}: ${value}`);
    for (const sentence of [whole.title, whole.lead, ...whole.next]) expect(text).toContain(sentence);
  });

  it('is kept in German, and in English below on an English page', () => {
    const received = {
      declaration: { ...MIA, kind: 'withdrawal' } as const,
      reference: 'LF-1',
      receivedAt: new Date('2026-11-20T20:34:07Z'),
    };
    const german = receiptFileText(received, 'de', COMPANY);
    expect(german).not.toContain('Withdrawal');
    const both = receiptFileText(received, 'en', COMPANY);
    expect(both.startsWith(german)).toBe(true);
    expect(both).toContain('Declaration: Withdrawal from the contract');
  });

  it('is kept in a file of its own', () => {
    expect(receiptFileName('termination', 'LF-7K3M-9QPD')).toBe('kuendigung-LF-7K3M-9QPD.txt');
    expect(receiptFileName('withdrawal', 'LF-7K3M-9QPD')).toBe('widerruf-LF-7K3M-9QPD.txt');
  });
});

describe('the time of receipt', () => {
  it.each([
    ['2026-03-29T00:59:59Z', '29.03.2026, 01:59:59 Uhr MEZ'],
    ['2026-03-29T01:00:00Z', '29.03.2026, 03:00:00 Uhr MESZ'],
    ['2026-10-25T00:30:00Z', '25.10.2026, 02:30:00 Uhr MESZ'],
    ['2026-10-25T01:30:00Z', '25.10.2026, 02:30:00 Uhr MEZ'],
    ['2026-12-31T23:00:00Z', '01.01.2027, 00:00:00 Uhr MEZ'],
  ])('%s is %s', (instant, words) => expect(receivedWords(new Date(instant), 'de')).toBe(words));
});

describe('a day', () => {
  it('is written as each language does', () => {
    expect(dayWords('2026-03-05', 'de')).toBe('05.03.2026');
    expect(dayWords('2026-03-05', 'en')).toBe('5 March 2026');
  });
});
