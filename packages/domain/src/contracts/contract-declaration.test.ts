import { describe, expect, it } from 'vitest';
import {
  DECLARATION_LENGTHS,
  readTermination,
  readWithdrawal,
  receivedSecond,
  REPEAT_MS,
  repeatsSince,
  type TypedDeclaration,
} from './contract-declaration.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MIA: TypedDeclaration = { name: 'Mia Berger', email: 'mia@example.com' };

const termination = (typed: TypedDeclaration, now = NOW) => {
  const reading = readTermination({ ...MIA, ...typed }, now);
  return reading.outcome === 'declaration' ? reading.declaration : reading.faults;
};
const fault = (field: string, reason: string) => [{ field, reason }];

describe('a termination', () => {
  it('needs a name and an address, and nothing else', () => {
    expect(readTermination(MIA, NOW)).toEqual({
      outcome: 'declaration',
      declaration: {
        kind: 'termination',
        name: 'Mia Berger',
        email: 'mia@example.com',
        membership: null,
        contract: null,
        cause: { kind: 'ordinary' },
        end: { kind: 'next_possible' },
      },
    });
  });

  it('keeps what was said about the contract and the person', () => {
    expect(
      termination({ contract: ' Unlimited\n2024 ', membership: 'M-17', email: 'MIA@Example.com ' }),
    ).toMatchObject({
      contract: 'Unlimited 2024',
      membership: 'M-17',
      email: 'mia@example.com',
    });
  });

  it('may be extraordinary, with a reason or without one', () => {
    const cause = 'extraordinary';
    expect(termination({ cause, reason: ' I moved.\r\nFar. ' })).toMatchObject({
      cause: { kind: 'extraordinary', reason: 'I moved.\nFar.' },
    });
    expect(termination({ cause, reason: '  ' })).toMatchObject({
      cause: { kind: 'extraordinary', reason: null },
    });
  });

  it('is ordinary when it does not say otherwise, and then has no reason', () => {
    expect(termination({ cause: 'ordinary', reason: 'I moved.' })).toMatchObject({
      cause: { kind: 'ordinary' },
    });
    expect(termination({ cause: 'anything' })).toMatchObject({ cause: { kind: 'ordinary' } });
  });

  it('tells all faults at once', () => {
    expect(termination({ name: ' \u200B', email: 'mia', end: 'day' })).toEqual([
      { field: 'day', reason: 'day_missing' },
      { field: 'name', reason: 'name_missing' },
      { field: 'email', reason: 'email_invalid' },
    ]);
  });

  it('takes texts up to their length and not a sign more', () => {
    const cause = 'extraordinary';
    const longest = 'x'.repeat(DECLARATION_LENGTHS.reason);
    expect(termination({ cause, reason: longest })).toMatchObject({ cause: { reason: longest } });
    expect(termination({ cause, reason: `${longest}x` })).toEqual(fault('reason', 'too_long'));
    expect(termination({ contract: 'x'.repeat(DECLARATION_LENGTHS.contract + 1) })).toEqual(
      fault('contract', 'too_long'),
    );
  });
});

describe('the end of a contract', () => {
  it('is as soon as possible where nothing else is said, whatever the field of the day contains', () => {
    expect(termination({ end: 'next_possible', day: '2020-01-01' })).toMatchObject({
      end: { kind: 'next_possible' },
    });
    expect(termination({ end: '', day: ' ' })).toMatchObject({ end: { kind: 'next_possible' } });
  });

  it.each(['2026-12-31', '31.12.2026', '31. 12. 2026'])('may be the day %j', (day) => {
    expect(termination({ end: 'day', day })).toMatchObject({ end: { kind: 'day', day: '2026-12-31' } });
  });

  it('is the day that was typed, also when nothing was chosen', () => {
    expect(termination({ day: '2026-12-31' })).toMatchObject({ end: { kind: 'day', day: '2026-12-31' } });
  });

  it.each(['2027-02-29', '31.11.2026', '31.12.26', 'Silvester', '2026-13-01'])(
    'cannot be %j, which no calendar knows',
    (day) => expect(termination({ end: 'day', day })).toEqual(fault('day', 'day_unknown')),
  );

  it('may be the 29th of February of a leap year', () => {
    expect(termination({ end: 'day', day: '29.2.2028' })).toMatchObject({ end: { day: '2028-02-29' } });
  });

  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', 'the last second of a winter day'],
    ['2026-03-29T21:59:59Z', '2026-03-29', 'the last second of the day with 23 hours'],
    ['2026-10-25T22:59:59Z', '2026-10-25', 'the last second of the day with 25 hours'],
  ])('may be today, at %s', (now, day) => {
    expect(termination({ end: 'day', day }, new Date(now))).toMatchObject({ end: { day } });
  });

  it.each([
    ['2026-11-20T23:00:00Z', '2026-11-20'],
    ['2026-03-29T22:00:00Z', '2026-03-29'],
    ['2026-10-25T23:00:00Z', '2026-10-25'],
  ])('is over at midnight in Berlin, at %s', (now, day) => {
    expect(termination({ end: 'day', day }, new Date(now))).toEqual(fault('day', 'day_over'));
  });
});

describe('a withdrawal', () => {
  it('needs a name and an address, and nothing else', () => {
    expect(readWithdrawal(MIA)).toEqual({
      outcome: 'declaration',
      declaration: {
        kind: 'withdrawal',
        name: 'Mia Berger',
        email: 'mia@example.com',
        membership: null,
        contract: null,
      },
    });
  });

  it('says what is missing', () => {
    expect(readWithdrawal({})).toEqual({
      outcome: 'faulty',
      faults: [
        { field: 'name', reason: 'name_missing' },
        { field: 'email', reason: 'email_missing' },
      ],
    });
  });
});

describe('the trap for robots', () => {
  it('is reported to the sender, because a browser may have filled it in for a person', () => {
    expect(readWithdrawal({ ...MIA, website: 'https://spam.example' })).toEqual({
      outcome: 'faulty',
      faults: fault('website', 'trap_filled'),
    });
    expect(readWithdrawal({ ...MIA, website: ' ' })).toMatchObject({ outcome: 'declaration' });
  });
});

describe('a declaration', () => {
  it('arrives in the second that runs', () => {
    expect(receivedSecond(new Date('2026-11-20T12:00:00.999Z'))).toEqual(NOW);
    expect(receivedSecond(NOW)).toEqual(NOW);
  });

  it('is repeated for ten minutes', () => {
    expect(NOW.getTime() - repeatsSince(NOW).getTime()).toBe(REPEAT_MS);
    expect(repeatsSince(NOW)).toEqual(new Date('2026-11-20T11:50:00Z'));
  });
});
