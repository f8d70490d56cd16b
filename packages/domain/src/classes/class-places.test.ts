import { describe, expect, test } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import { CLASS_STATE_WORDS, classOpenness, placesLeft, tooFewWords, waitingWords } from './class-places.ts';

describe('the state of a class', () => {
  const start = new Date('2026-11-20T17:00:00Z');
  const end = new Date('2026-11-20T17:45:00Z');
  const before = (instant: Date) => new Date(instant.getTime() - 1);

  test('is open until the last millisecond before its start', () => {
    expect(classOpenness({ start, end, freePlaces: 1 }, before(start))).toBe('open');
    expect(classOpenness({ start, end, freePlaces: 1 }, start)).toBe('running');
  });

  test('is full without a free place', () => {
    expect(classOpenness({ start, end, freePlaces: 0 }, before(start))).toBe('full');
  });

  test('is running rather than full once it has started', () => {
    expect(classOpenness({ start, end, freePlaces: 0 }, start)).toBe('running');
  });

  test('is cancelled until its end when the studio cancelled it, however many places are free', () => {
    const canceled = { start, end, freePlaces: 1, isCanceled: true };
    expect(classOpenness(canceled, before(start))).toBe('canceled');
    expect(classOpenness(canceled, start)).toBe('canceled');
    expect(classOpenness(canceled, end)).toBe('over');
  });

  test('is over from its end on', () => {
    expect(classOpenness({ start, end, freePlaces: 1 }, before(end))).toBe('running');
    expect(classOpenness({ start, end, freePlaces: 1 }, end)).toBe('over');
  });
});

test('free places are said in words', () => {
  expect([0, 1, 2, 12].map((places) => placesLeft(places))).toEqual([
    'Full',
    '1 place left',
    '2 places left',
    '12 places left',
  ]);
});

test('free places in German words', () => {
  expect([0, 1, 2].map((places) => placesLeft(places, 'de'))).toEqual([
    'Ausgebucht',
    '1 Platz frei',
    '2 Plätze frei',
  ]);
});

test('a class that is full is so in the words of its state', () => {
  for (const language of ['en', 'de'] as const)
    expect(placesLeft(0, language)).toBe(CLASS_STATE_WORDS[language].full);
});

test('the states of a class in both languages', () => {
  expect(CLASS_STATE_WORDS).toEqual({
    en: { over: 'Over', canceled: 'Cancelled', running: 'Running', full: 'Full' },
    de: { over: 'Vorbei', canceled: 'Fällt aus', running: 'Läuft', full: 'Ausgebucht' },
  });
});

test.each([
  [1, '1 waiting', '1 wartet'],
  [3, '3 waiting', '3 warten'],
])('%i on the waitlist are said in words', (count, english, german) => {
  expect([waitingWords(count, 'en'), waitingWords(count, 'de')]).toEqual([english, german]);
});

test('too few bookings are said in words', () => {
  const said = (missing: number) =>
    (['en', 'de'] as const).map((language) =>
      tooFewWords(missing, berlinInstant('2026-11-23', '15:00'), language),
    );
  expect(said(1)).toEqual([
    '1 more needed, decided at 15:00',
    'Noch 1 Buchung nötig, Entscheidung um 15:00 Uhr',
  ]);
  expect(said(2)).toEqual([
    '2 more needed, decided at 15:00',
    'Noch 2 Buchungen nötig, Entscheidung um 15:00 Uhr',
  ]);
});
