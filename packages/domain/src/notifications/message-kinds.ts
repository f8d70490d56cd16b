import type { InBothLanguages } from '../language/language.ts';

/** What the studio tells members about, in the order of the settings page (studio operations, section 5). */
export const MESSAGE_KINDS = [
  'booked',
  'promoted',
  'offer',
  'class_changed',
  'too_few',
  'reminder',
  'check_sets',
  'fee',
  'pass_changed',
  'pass_ending',
  'membership_term',
  'streak_at_risk',
  'challenge',
  'announcement',
  'news',
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Ways besides the list in the app, which contains every message. */
export const MESSAGE_CHANNELS = ['mail', 'push'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What a kind is called in the settings, and what it tells. */
interface KindWords {
  readonly name: string;
  readonly about: string;
}

export const MESSAGE_KIND_WORDS: Readonly<Record<MessageKind, InBothLanguages<KindWords>>> = {
  booked: {
    en: {
      name: 'Place booked or cancelled',
      about: 'Your ticket, with calendar file and link to cancel, and a receipt if you did',
    },
    de: {
      name: 'Platz gebucht oder abgesagt',
      about: 'Deine Eintrittskarte mit Kalenderdatei und Link zum Absagen, und ein Beleg, wenn du absagst',
    },
  },
  promoted: {
    en: { name: 'In from the waitlist', about: 'A place became free and it’s yours' },
    de: { name: 'Nachgerückt', about: 'Ein Platz ist frei geworden und gehört dir' },
  },
  offer: {
    en: {
      name: 'Place offered',
      about:
        'A place is held for you for a short time, is free for the first to take it, or went to someone else',
    },
    de: {
      name: 'Platz angeboten',
      about: 'Ein Platz ist kurz für dich reserviert, für die Schnellsten frei oder ging an jemand anderen',
    },
  },
  class_changed: {
    en: { name: 'Class changed or cancelled', about: 'Another coach, room or time, or no class at all' },
    de: { name: 'Kurs geändert oder abgesagt', about: 'Anderer Coach, Raum oder Termin, oder er fällt aus' },
  },
  too_few: {
    en: { name: 'Too few booked', about: 'Your class may not take place' },
    de: { name: 'Zu wenige Buchungen', about: 'Dein Kurs fällt vielleicht aus' },
  },
  reminder: {
    en: { name: 'Reminder', about: 'Before free cancelling ends, with a link to cancel' },
    de: { name: 'Erinnerung', about: 'Bevor das kostenlose Absagen endet, mit Link zum Absagen' },
  },
  check_sets: {
    en: { name: 'Your class to check', about: 'What the coach entered for you' },
    de: { name: 'Sätze prüfen', about: 'Was der Coach für dich eingetragen hat' },
  },
  fee: {
    en: { name: 'Fees', about: 'What cancelling late or a missed class costs, and what became of a fee' },
    de: {
      name: 'Gebühren',
      about: 'Was spätes Absagen oder ein verpasster Kurs kostet, und was aus einer Gebühr wurde',
    },
  },
  pass_changed: {
    en: { name: 'Pass corrected', about: 'The studio changed how many workouts it has' },
    de: { name: 'Paket korrigiert', about: 'Das Studio hat geändert, wie viele Workouts darin sind' },
  },
  pass_ending: {
    en: { name: 'Pass running out', about: 'The last workout is booked, or the pass ends soon' },
    de: { name: 'Paket läuft aus', about: 'Das letzte Workout ist gebucht, oder das Paket läuft bald ab' },
  },
  membership_term: {
    en: {
      name: 'Term of the membership',
      about: 'When it pauses, ends or renews, and until when you can end it',
    },
    de: {
      name: 'Laufzeit der Mitgliedschaft',
      about: 'Wann sie pausiert, endet oder weiterläuft, und bis wann du kündigen kannst',
    },
  },
  streak_at_risk: {
    en: { name: 'Streak at risk', about: 'On Saturday, when the week still lacks a class' },
    de: { name: 'Serie in Gefahr', about: 'Am Samstag, wenn in der Woche noch ein Kurs fehlt' },
  },
  challenge: {
    en: { name: 'Challenge', about: 'When it begins, when you reach the goal, when it ends' },
    de: { name: 'Challenge', about: 'Wenn sie beginnt, wenn du am Ziel bist, wenn sie endet' },
  },
  announcement: {
    en: { name: 'Notes from the team', about: 'About your classes or your contract, such as closed days' },
    de: {
      name: 'Mitteilungen vom Team',
      about: 'Zu deinen Kursen oder deinem Vertrag, zum Beispiel Schließtage',
    },
  },
  news: {
    en: { name: 'News and offers', about: 'Only if you want them' },
    de: { name: 'Neuigkeiten und Angebote', about: 'Nur wenn du sie möchtest' },
  },
};
