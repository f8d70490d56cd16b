import type { InBothLanguages, Language } from '../language/language.ts';

/** What the team announces: information about classes and contracts, or news, which only those who agreed get. */
export const ANNOUNCEMENT_KINDS = ['announcement', 'news'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/**
 * Groups of people an announcement goes to. `active`: with a running pass or membership; `product`: with a running one of this
 * product; `class`, `day`: with a place in a class, or in any class of a day; `unseen`: active and not in for some weeks;
 * `new`: whose first pass or membership began this month; `room`: in a class there in the last eight weeks, or with a place.
 */
export const AUDIENCE_GROUPS = ['active', 'product', 'class', 'day', 'unseen', 'new', 'room'] as const;
export type AudienceGroup = (typeof AUDIENCE_GROUPS)[number];

export const LONGEST_TITLE = 120;
export const LONGEST_BODY = 4000;
export const MOST_WEEKS_UNSEEN = 52;
/** What the form begins with. */
export const USUAL_WEEKS_UNSEEN = 3;

/** Title and body in one language. */
export interface AnnouncementText {
  readonly title: string;
  readonly body: string;
}

/** What was written, by language; null in a language it was not written in. One language is enough. */
export type AnnouncementWords = InBothLanguages<AnnouncementText | null>;

/** Said where neither language has a title and a text. */
export const WRITE_SOMETHING: InBothLanguages<string> = {
  en: 'Please write a title and a text, in German or English.',
  de: 'Schreib bitte Betreff und Text, auf Deutsch oder Englisch.',
};

/** Why words cannot be sent: nothing was written, or a language lacks its title or its text. */
export type AnnouncementFault =
  | { readonly kind: 'nothing_written' }
  | { readonly kind: 'half_written'; readonly language: Language; readonly missing: 'title' | 'body' };

export type AnnouncementReading =
  | { readonly outcome: 'read'; readonly words: AnnouncementWords }
  | { readonly outcome: 'refused'; readonly fault: AnnouncementFault };

/** Words as they were typed, tidied: no spaces around them, no more than one empty line between paragraphs. */
export function readAnnouncement(typed: InBothLanguages<AnnouncementText>): AnnouncementReading {
  const en = tidied(typed.en);
  const de = tidied(typed.de);
  const fault = faultOf('de', de) ?? faultOf('en', en);
  if (fault !== undefined) return { outcome: 'refused', fault };
  const words = { en: en.body === '' ? null : en, de: de.body === '' ? null : de };
  if (words.en === null && words.de === null)
    return { outcome: 'refused', fault: { kind: 'nothing_written' } };
  return { outcome: 'read', words };
}

function tidied({ title, body }: AnnouncementText): AnnouncementText {
  const lines = body.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\S\n]+$/gm, '');
  return { title: title.trim().replaceAll(/\s+/g, ' '), body: lines.replaceAll(/\n{3,}/g, '\n\n').trim() };
}

function faultOf(language: Language, { title, body }: AnnouncementText): AnnouncementFault | undefined {
  if ((title === '') === (body === '')) return undefined;
  return { kind: 'half_written', language, missing: title === '' ? 'title' : 'body' };
}

/**
 * In which languages somebody gets it: their own where it was written in it, else the other one; null for both, where nobody
 * knows their language and it was written in both.
 */
export function languageForReader(words: AnnouncementWords, reader: Language | null): Language | null {
  if (words.en !== null && words.de !== null) return reader;
  return words.en === null ? 'de' : 'en';
}

/** Its words for a list that can be read in both languages; `language` where they are in another one than asked for. */
export function wordsInBoth(
  words: AnnouncementWords,
): InBothLanguages<AnnouncementText & { readonly language?: Language }> {
  const { en, de } = words;
  if (en !== null) return { en, de: de ?? { ...en, language: 'en' } };
  if (de !== null) return { en: { ...de, language: 'de' }, de };
  throw new Error('An announcement without words was stored.');
}

interface AnnouncementProgress {
  readonly toldUpTo: number;
  readonly stoppedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** `waiting`: nobody was told yet, so it can be stopped without a trace. */
export type AnnouncementState = 'waiting' | 'sending' | 'sent' | 'stopped';

/** How far it is. */
export function announcementState({
  toldUpTo,
  stoppedAt,
  finishedAt,
}: AnnouncementProgress): AnnouncementState {
  if (stoppedAt !== null) return 'stopped';
  if (finishedAt !== null) return 'sent';
  return toldUpTo === 0 ? 'waiting' : 'sending';
}
