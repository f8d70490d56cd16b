import { describe, expect, it } from 'vitest';
import { announcementState, languageForReader, readAnnouncement, wordsInBoth } from './announcement.ts';

const NOTHING = { title: '', body: '' };
const EN = { title: 'Closed on Monday', body: 'We are closed.' };
const DE = { title: 'Montag zu', body: 'Wir haben zu.' };

describe('the words of an announcement', () => {
  it('are enough in one language, and nothing is in the other', () => {
    expect(readAnnouncement({ en: NOTHING, de: DE })).toEqual({
      outcome: 'read',
      words: { en: null, de: DE },
    });
    expect(readAnnouncement({ en: EN, de: { title: ' ', body: ' \n' } })).toMatchObject({
      words: { en: EN, de: null },
    });
  });

  it('need a title and a text in each language they are in, and one language', () => {
    const faultOf = (en: typeof EN, de: typeof DE) => readAnnouncement({ en, de });
    expect(faultOf({ ...EN, title: ' ' }, DE)).toMatchObject({
      fault: { kind: 'half_written', language: 'en', missing: 'title' },
    });
    expect(faultOf(EN, { ...DE, body: '' })).toMatchObject({
      fault: { kind: 'half_written', language: 'de', missing: 'body' },
    });
    expect(faultOf(NOTHING, NOTHING)).toMatchObject({ fault: { kind: 'nothing_written' } });
  });

  it('keep their lines and paragraphs, and lose what nobody sees', () => {
    const body = '\r\n One  \r\ntwo\n\n\n\nthree\t\n\n';
    expect(readAnnouncement({ en: { title: ' A \n B ', body }, de: NOTHING })).toMatchObject({
      words: { en: { title: 'A B', body: 'One\ntwo\n\nthree' } },
    });
  });
});

describe('its reader', () => {
  it.each([
    ['de', EN, DE, 'de'],
    ['en', EN, DE, 'en'],
    [null, EN, DE, null],
    ['de', EN, null, 'en'],
    ['en', null, DE, 'de'],
    [null, null, DE, 'de'],
  ] as const)('of language %s', (reader, en, de, got) => {
    expect(languageForReader({ en, de }, reader)).toBe(got);
  });

  it('is told where the words are in another language', () => {
    expect(wordsInBoth({ en: EN, de: DE })).toEqual({ en: EN, de: DE });
    expect(wordsInBoth({ en: null, de: DE })).toEqual({ en: { ...DE, language: 'de' }, de: DE });
    expect(wordsInBoth({ en: EN, de: null })).toEqual({ en: EN, de: { ...EN, language: 'en' } });
  });
});

it('is waiting until somebody was told, and its end is one of two', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const progress = { toldUpTo: 0, stoppedAt: null, finishedAt: null };
  expect(announcementState(progress)).toBe('waiting');
  expect(announcementState({ ...progress, toldUpTo: 7 })).toBe('sending');
  expect(announcementState({ ...progress, toldUpTo: 7, finishedAt: at })).toBe('sent');
  expect(announcementState({ ...progress, finishedAt: at })).toBe('sent');
  expect(announcementState({ ...progress, stoppedAt: at })).toBe('stopped');
});
