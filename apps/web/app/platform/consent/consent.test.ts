import { describe, expect, it } from 'vitest';
import { consentText, readConsentText, validDecision, withAnswer, type ConsentRecord } from './consent.ts';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';

const NOW = new Date('2026-11-20T21:00:00Z');
const VERSIONS = { booking_service: 1, questionnaire: 3, statistics: 1, analytics: 1 };

const granted = (category: 'booking_service' | 'questionnaire'): ConsentRecord =>
  withAnswer({}, [category], { answer: 'granted', versions: VERSIONS, now: NOW });

const answerOf = (record: ConsentRecord, now: Date, version = 1) =>
  validDecision(record, 'booking_service', { version, now })?.answer;

describe('an answer', () => {
  it('holds for the category it was given to and for no other', () => {
    expect(answerOf(granted('booking_service'), NOW)).toBe('granted');
    expect(answerOf(granted('questionnaire'), NOW)).toBeUndefined();
    expect(answerOf({}, NOW)).toBeUndefined();
  });

  it('holds 365 days to the millisecond', () => {
    const after = (ms: number) => new Date(NOW.getTime() + ms);
    expect(answerOf(granted('booking_service'), after(365 * DAY_MS - 1))).toBe('granted');
    expect(answerOf(granted('booking_service'), after(365 * DAY_MS))).toBeUndefined();
  });

  it('from a clock that was ahead does not hold', () => {
    expect(answerOf(granted('booking_service'), new Date(NOW.getTime() - 1))).toBeUndefined();
  });

  it.each([0, 2])('to another version of the text (%i) does not hold', (version) => {
    expect(answerOf(granted('booking_service'), NOW, version)).toBeUndefined();
  });

  it('takes the place of the one before and leaves the others alone', () => {
    const both = withAnswer(granted('questionnaire'), ['booking_service'], {
      answer: 'granted',
      versions: VERSIONS,
      now: NOW,
    });
    const refused = withAnswer(both, ['booking_service'], {
      answer: 'refused',
      versions: VERSIONS,
      now: NOW,
    });
    expect(answerOf(refused, NOW)).toBe('refused');
    expect(refused.questionnaire).toEqual({ answer: 'granted', version: 3, decidedAt: NOW });
  });
});

describe('the record a browser keeps', () => {
  it('says when and to which version somebody answered, and comes back as it was', () => {
    const record = withAnswer(granted('questionnaire'), ['booking_service'], {
      answer: 'refused',
      versions: VERSIONS,
      now: NOW,
    });
    const text = consentText(record);
    expect(JSON.parse(text)).toEqual({
      booking_service: { answer: 'refused', version: 1, decided_at: '2026-11-20T21:00:00.000Z' },
      questionnaire: { answer: 'granted', version: 3, decided_at: '2026-11-20T21:00:00.000Z' },
    });
    expect(readConsentText(text)).toEqual(record);
  });

  it.each([
    null,
    '',
    'yes',
    'null',
    '[]',
    '"granted"',
    '{"booking_service":"granted"}',
    '{"booking_service":{"answer":"maybe","version":1,"decided_at":"2026-11-20T21:00:00Z"}}',
    '{"booking_service":{"answer":"granted","version":"1","decided_at":"2026-11-20T21:00:00Z"}}',
    '{"booking_service":{"answer":"granted","version":1,"decided_at":"soon"}}',
    '{"marketing":{"answer":"granted","version":1,"decided_at":"2026-11-20T21:00:00Z"}}',
  ])('that reads %s holds no answer', (text) => {
    expect(readConsentText(text)).toEqual({});
  });

  it('keeps the whole answers beside a broken one', () => {
    const text =
      '{"statistics":7,"questionnaire":{"answer":"refused","version":1,"decided_at":"2026-11-20T21:00:00Z"}}';
    expect(Object.keys(readConsentText(text))).toEqual(['questionnaire']);
  });
});
