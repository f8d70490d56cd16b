import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { expect, test } from 'vitest';
import { BOOKING_WORDS, cancellingWords, onceBookedWords, payerWords } from './booking-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const now = berlinInstant('2026-11-23', '12:00');

test('cancelling says until when it is free', () => {
  const free = { kind: 'free', until: berlinInstant('2026-11-24', '06:30'), isUndo: false } as const;
  expect(plain(cancellingWords(free, now, 'en'))).toBe('free until Tue 06:30');
  expect(plain(cancellingWords(free, now, 'de'))).toBe('kostenlos bis Di 06:30 Uhr');
});

test('cancelling late says what it costs', () => {
  const words = (cost: Parameters<typeof cancellingWords>[0], language: 'en' | 'de') =>
    plain(cancellingWords(cost, now, language));
  const credit = { kind: 'costs', cost: { kind: 'credit' } } as const;
  const fee = { kind: 'costs', cost: { kind: 'fee', cents: 500 } } as const;
  expect(words(credit, 'en')).toBe('costs 1 workout');
  expect(words(credit, 'de')).toBe('kostet 1 Workout');
  expect(words(fee, 'en')).toBe('costs €5.00');
  expect(words(fee, 'de')).toBe('kostet 5,00 €');
});

test('booking past the free time says before what cancelling will cost', () => {
  const days = { id: 'e', from: '2026-01-01', until: '2026-12-31', validIn: [] };
  const pass = { ...days, kind: 'pass', credits: 4, productName: '10 Workouts' } as const;
  const membership = { ...days, kind: 'membership', pauses: [], productName: 'Unlimited' } as const;
  const tonight = berlinInstant('2026-11-23', '18:30');
  const said = (...[payer, language]: [typeof pass | typeof membership, 'en' | 'de']) =>
    plain(onceBookedWords(tonight, payer, now, language) ?? '');
  expect(said(pass, 'en')).toBe('Cancelling is free for 10 minutes after booking, then it costs 1 workout.');
  expect(said(membership, 'de')).toBe(
    'Nach dem Buchen kannst du 10 Minuten lang kostenlos absagen, danach kostet es 5,00 €.',
  );
  expect(onceBookedWords(berlinInstant('2026-11-24', '18:30'), pass, now, 'en')).toBeUndefined();
});

test('a pass says how much of it is left, a membership only its name', () => {
  const days = { id: 'e', from: '2026-01-01', until: '2026-12-31', validIn: [] };
  const pass = { ...days, kind: 'pass', credits: 4, productName: '10 Workouts' } as const;
  const membership = { ...days, kind: 'membership', pauses: [], productName: 'Unlimited' } as const;
  expect(payerWords(pass, 'en')).toBe('10 Workouts, 4 left');
  expect(payerWords(pass, 'de')).toBe('10 Workouts, noch 4');
  expect(payerWords(membership, 'en')).toBe('Unlimited');
});

test('the chance to get in is told in tenths, without a promise', () => {
  const said = (inTen: number) =>
    (['en', 'de'] as const).map((language) => BOOKING_WORDS[language].chance({ position: 3, inTen }));
  expect([7, 1, 0, 10].map(said)).toEqual([
    ['A place came up for number 3 about 7 times in 10.', 'Auf Platz 3 kamen bisher etwa 7 von 10 zum Zug.'],
    ['A place came up for number 3 about 1 time in 10.', 'Auf Platz 3 kam bisher etwa 1 von 10 zum Zug.'],
    ['A place hardly ever came up for number 3.', 'Auf Platz 3 kam bisher kaum jemand zum Zug.'],
    ['A place came up for number 3 nearly always.', 'Auf Platz 3 kamen bisher fast alle zum Zug.'],
  ]);
});
