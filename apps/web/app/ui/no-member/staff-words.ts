import type { InBothLanguages } from '../../language.ts';

interface WayWords {
  readonly text: string;
  readonly note: string;
}

interface StaffWords {
  readonly owner: string;
  readonly coach: string;
  readonly about: string;
  readonly ifYouTrain: string;
  readonly desk: WayWords;
  readonly floor: WayWords;
  readonly timetable: WayWords;
  readonly workout: WayWords;
  readonly security: WayWords;
}

export const STAFF_WORDS: InBothLanguages<StaffWords> = {
  en: {
    owner: 'You are signed in as the owner.',
    coach: 'You are signed in as a coach.',
    about: 'This page shows a member’s own training, and there is no member with your email address.',
    ifYouTrain: 'If you train here too, ask the desk to add you with this address.',
    desk: { text: 'Desk', note: 'Today’s classes, for the team' },
    floor: { text: 'Floor', note: 'Attendance and sets during a class' },
    timetable: { text: 'Timetable', note: 'The week’s classes and their free places' },
    workout: { text: 'Workout of the Day', note: 'What we train today' },
    security: { text: 'Security', note: 'Second step, and where you’re signed in' },
  },
  de: {
    owner: 'Du bist als Leitung angemeldet.',
    coach: 'Du bist als Coach angemeldet.',
    about: 'Diese Seite zeigt das eigene Training, und zu deiner E-Mail-Adresse gibt es kein Mitglied.',
    ifYouTrain: 'Wenn du auch hier trainierst, lass dich am Empfang mit dieser Adresse eintragen.',
    desk: { text: 'Empfang', note: 'Die Kurse von heute, für das Team' },
    floor: { text: 'Fläche', note: 'Anwesenheit und Sätze während des Kurses' },
    timetable: { text: 'Kursplan', note: 'Die Kurse der Woche und ihre freien Plätze' },
    workout: { text: 'Workout des Tages', note: 'Was wir heute trainieren' },
    security: { text: 'Sicherheit', note: 'Zweiter Schritt und angemeldete Geräte' },
  },
};
