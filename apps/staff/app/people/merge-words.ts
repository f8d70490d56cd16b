import type { InBothLanguages } from '@lifted/domain/language/language';
import { MERGE_UNDO_DAYS } from '@lifted/domain/people/merged-people';

interface MergeWords {
  readonly open: string;
  readonly heading: (name: string) => string;
  readonly lead: string;
  readonly search: string;
  readonly results: string;
  readonly nobody: string;
  readonly other: string;
  readonly moves: string;
  readonly bookings: (count: number) => string;
  readonly entitlements: (count: number) => string;
  readonly classesWithSets: (count: number) => string;
  readonly challenges: (count: number) => string;
  readonly notes: (count: number) => string;
  readonly nothing: string;
  readonly after: (email: string) => string;
  readonly merge: string;
  readonly done: string;
  readonly another: string;
}

/** Two records of one person become one. */
export const MERGE_WORDS: InBothLanguages<MergeWords> = {
  en: {
    open: 'Merge …',
    heading: (name) => `Merge with ${name}`,
    lead: 'For a person who is here twice. This record stays and gets everything from the other one.',
    search: 'The other record: name or email',
    results: 'Records found',
    nobody: 'Nobody else found.',
    other: 'Other record',
    moves: 'What moves',
    bookings: (count) => (count === 1 ? '1 booking' : `${count} bookings`),
    entitlements: (count) => (count === 1 ? '1 pass or membership' : `${count} passes and memberships`),
    classesWithSets: (count) => (count === 1 ? 'sets from 1 class' : `sets from ${count} classes`),
    challenges: (count) => (count === 1 ? '1 challenge' : `${count} challenges`),
    notes: (count) => (count === 1 ? '1 note' : `${count} notes`),
    nothing: 'Nothing: the other record is empty.',
    after: (email) =>
      `${email} can no longer sign in; we write to both addresses. For ${MERGE_UNDO_DAYS}\u00a0days you can take both apart again from the log; then the other record is deleted.`,
    merge: 'Merge',
    done: 'The two records are one.',
    another: 'Choose another one',
  },
  de: {
    open: 'Zusammenführen …',
    heading: (name) => `Mit ${name} zusammenführen`,
    lead: 'Für eine Person, die es hier doppelt gibt. Dieser Eintrag bleibt und bekommt alles vom anderen.',
    search: 'Der andere Eintrag: Name oder E-Mail',
    results: 'Gefundene Einträge',
    nobody: 'Sonst niemanden gefunden.',
    other: 'Anderer Eintrag',
    moves: 'Was umzieht',
    bookings: (count) => (count === 1 ? '1 Buchung' : `${count} Buchungen`),
    entitlements: (count) =>
      count === 1 ? '1 Paket oder Mitgliedschaft' : `${count} Pakete und Mitgliedschaften`,
    classesWithSets: (count) => (count === 1 ? 'Sätze aus 1 Kurs' : `Sätze aus ${count} Kursen`),
    challenges: (count) => (count === 1 ? '1 Challenge' : `${count} Challenges`),
    notes: (count) => (count === 1 ? '1 Notiz' : `${count} Notizen`),
    nothing: 'Nichts: Der andere Eintrag ist leer.',
    after: (email) =>
      `Mit ${email} kann sich dann niemand mehr anmelden; beide Adressen bekommen eine Mail. ${MERGE_UNDO_DAYS}\u00a0Tage lang lassen sich beide im Protokoll wieder trennen, danach wird der andere Eintrag gelöscht.`,
    merge: 'Zusammenführen',
    done: 'Aus zwei Einträgen ist einer geworden.',
    another: 'Anderen wählen',
  },
};
