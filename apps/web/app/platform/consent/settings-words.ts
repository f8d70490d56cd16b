import { CONSENT_HOLDS_DAYS } from './consent.ts';
import type { InBothLanguages } from '../../language.ts';

/** Texts of the privacy settings. */
export const SETTINGS_WORDS = {
  en: {
    title: 'Your privacy settings',
    description:
      'What this site stores in your browser, loads from other companies and measures. It’s your choice, and you can change it at any time.',
    lead: 'What this site stores in your browser, loads from other companies and measures. It’s your choice, and you can change your mind whenever you like.',
    choices: 'Your choice',
    noScript:
      'This page needs JavaScript to remember your choices, and it is switched off in this browser. Without it, nothing optional is ever loaded.',
    nothingFromOthers:
      'Everything on this site comes from our own server; nothing from other companies is switched on.',
    all: 'All at once',
    allowAll: 'Allow all',
    refuseAll: 'Reject all',
    on: 'On',
    off: 'Off',
    undecided: 'Not decided yet, so it stays off.',
    decided: ({ on, when, version }: { on: boolean; when: string; version: number }) =>
      `${on ? 'On' : 'Off'} since ${when}, for version ${version} of this text. We’ll ask again after ${CONSENT_HOLDS_DAYS} days.`,
    necessary: 'Necessary',
    necessaryLead:
      'The site doesn’t work without these, so you can’t switch them off. If you’re only looking around, all that is stored is how far you’ve scrolled.',
    stored: 'What our server stores about you as a member',
    yourData: 'Your data',
    locale: 'en-GB',
  },
  de: {
    title: 'Datenschutz-Einstellungen',
    description:
      'Was diese Website in deinem Browser speichert, von anderen lädt und misst. Du entscheidest und kannst es jederzeit ändern.',
    lead: 'Was diese Website in deinem Browser speichert, von anderen lädt und misst. Du entscheidest und kannst es jederzeit ändern.',
    choices: 'Du entscheidest',
    noScript:
      'Um sich eine Entscheidung zu merken, braucht diese Seite JavaScript, das in diesem Browser ausgeschaltet ist. Ohne JavaScript wird nichts geladen, was freiwillig ist.',
    nothingFromOthers:
      'Alles auf dieser Website kommt von unserem eigenen Server; Inhalte anderer Anbieter sind nicht eingeschaltet.',
    all: 'Alles auf einmal',
    allowAll: 'Alles erlauben',
    refuseAll: 'Alles ablehnen',
    on: 'An',
    off: 'Aus',
    undecided: 'Noch nicht entschieden, also aus.',
    decided: ({ on, when, version }: { on: boolean; when: string; version: number }) =>
      `${on ? 'Eingeschaltet' : 'Ausgeschaltet'} am ${when}, für Fassung ${version} dieses Textes. Nach ${CONSENT_HOLDS_DAYS} Tagen fragen wir wieder.`,
    necessary: 'Notwendig',
    necessaryLead:
      'Ohne das hier funktioniert die Website nicht, deshalb kannst du es nicht abschalten. Schaust du dich nur um, wird nur gespeichert, wie weit du gescrollt hast.',
    stored: 'Was unser Server über dich als Mitglied speichert',
    yourData: 'Deine Daten',
    locale: 'de-DE',
  },
} satisfies InBothLanguages<unknown>;
