import { CONSENT_HOLDS_DAYS } from '@lifted/domain/consent';
import type { InBothLanguages } from '../language.ts';

/** The words of the privacy settings. */
export const SETTINGS_WORDS = {
  en: {
    title: 'Your privacy settings',
    description:
      'What this site keeps in your browser, loads from others and measures. You decide, and you can change it at any time.',
    lead: 'What this site keeps in your browser, loads from others and measures. You decide, and you can change your mind whenever you like.',
    choices: 'Your choice',
    noScript:
      'This page needs JavaScript to remember a choice, and it is switched off in this browser. Without it, nothing optional is ever loaded.',
    nothingFromOthers:
      'Everything on this site comes from our own server; we have not switched on anything that comes from others.',
    all: 'All at once',
    allowAll: 'Allow all',
    refuseAll: 'Refuse all',
    on: 'On',
    off: 'Off',
    undecided: 'Not decided yet, so it stays off.',
    decided: ({ on, when, version }: { on: boolean; when: string; version: number }) =>
      `${on ? 'On' : 'Off'} since ${when}, for version ${version} of this text. We ask again after ${CONSENT_HOLDS_DAYS} days.`,
    necessary: 'Necessary',
    necessaryLead:
      'The site does not work without these, so there is nothing to switch. A visitor who only looks around leaves no more behind than the place they scrolled to.',
    held: 'What our server holds about you as a member',
    yourData: 'Your data',
    locale: 'en-GB',
  },
  de: {
    title: 'Datenschutz-Einstellungen',
    description:
      'Was diese Website in deinem Browser ablegt, von anderen lädt und misst. Du entscheidest und kannst es jederzeit ändern.',
    lead: 'Was diese Website in deinem Browser ablegt, von anderen lädt und misst. Du entscheidest und kannst es jederzeit ändern.',
    choices: 'Du entscheidest',
    noScript:
      'Um sich eine Entscheidung zu merken, braucht diese Seite JavaScript, das in diesem Browser ausgeschaltet ist. Ohne JavaScript wird nichts geladen, was freiwillig ist.',
    nothingFromOthers:
      'Alles auf dieser Website kommt von unserem eigenen Server; nichts, was von anderen käme, ist eingeschaltet.',
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
      'Ohne das hier funktioniert die Website nicht, deshalb gibt es nichts zu schalten. Wer sich nur umschaut, hinterlässt nicht mehr als die Stelle, bis zu der gescrollt wurde.',
    held: 'Was unser Server über dich als Mitglied weiß',
    yourData: 'Deine Daten',
    locale: 'de-DE',
  },
} satisfies InBothLanguages<unknown>;
