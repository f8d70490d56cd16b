/** When somebody's account is deleted at their own wish (Art. 17 GDPR). */
import { DAY_MS } from '../calendar/studio-calendar.ts';
import type { InBothLanguages } from '../language/language.ts';
import { mayOpen, STAFF_ROLES, type StudioRole } from '../people/studio-role.ts';

/** How long it can be taken back, by signing in and pressing one button. */
export const DELETION_WAIT_DAYS = 14;
/** What has to be typed, so that nobody does it by a slip; a page asks for the one of its language. */
export const DELETION_WORDS: InBothLanguages<string> = { en: 'DELETE', de: 'LÖSCHEN' };

/** Asks for the word. */
export const DELETION_WORD_WANTED: InBothLanguages<string> = {
  en: `Please type ${DELETION_WORDS.en}.`,
  de: `Gib bitte ${DELETION_WORDS.de} ein.`,
};

/** Why somebody who works here does not delete their account. */
export const DELETED_BY_THE_OWNER: InBothLanguages<string> = {
  en: 'This is your work account at the studio. The owner deletes it when you leave.',
  de: 'Das ist dein Arbeitskonto im Studio. Die Leitung löscht es, wenn du gehst.',
};

/** From when on the next daily run deletes an account whose owner asked at `askedAt`. */
export function deletionDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + DELETION_WAIT_DAYS * DAY_MS);
}

/** Whether the word was typed, in either language; nobody is sent back for capitals or a space. */
export function isDeletionWord(typed: string): boolean {
  const word = typed.trim().normalize('NFC').toUpperCase();
  return Object.values(DELETION_WORDS).includes(word);
}

/** Staff look after others with their account: it ends with the job, and the owner ends it. */
export function mayDeleteOwnAccount(roles: readonly StudioRole[]): boolean {
  return !mayOpen(roles, STAFF_ROLES);
}
