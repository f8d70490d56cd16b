import { CONSENT_HOLDS_DAYS } from '@lifted/domain/consent';
import type { InBothLanguages } from '../language.ts';

/** The words of the privacy settings. */
export const SETTINGS_WORDS = {
  en: {
    title: 'Your privacy settings',
    description:
      'What this site keeps in your browser and what it may load from others. You decide, and you can change it at any time.',
    lead: 'What this site keeps in your browser, and what it may load from others. You decide, and you can change your mind whenever you like.',
    others: 'From others',
    nothingInUse:
      'Nothing to decide. Everything on this site comes from our own server; we have not switched on anything that comes from others.',
    all: 'All at once',
    allowAll: 'Allow all',
    refuseAll: 'Refuse all',
    on: 'On',
    off: 'Off',
    undecided: 'Not decided yet, so it stays off.',
    decided: ({ on, when, version }: { on: boolean; when: string; version: number }) =>
      `${on ? 'Switched on' : 'Switched off'} on ${when}, for version ${version} of this text. We ask again after ${CONSENT_HOLDS_DAYS} days.`,
    statistics: 'Statistics',
    necessary: 'Necessary',
    necessaryLead:
      'The site does not work without these, so there is nothing to switch. A visitor who only looks around leaves no more behind than the place they scrolled to.',
    locale: 'en-GB',
  },
  de: {
    title: 'Datenschutz-Einstellungen',
    description:
      'Was diese Website in deinem Browser ablegt und was sie von anderen laden darf. Du entscheidest und kannst es jederzeit ändern.',
    lead: 'Was diese Website in deinem Browser ablegt und was sie von anderen laden darf. Du entscheidest und kannst es jederzeit ändern.',
    others: 'Von anderen',
    nothingInUse:
      'Hier gibt es nichts zu entscheiden. Alles auf dieser Website kommt von unserem eigenen Server; nichts, was von anderen käme, ist eingeschaltet.',
    all: 'Alles auf einmal',
    allowAll: 'Alles erlauben',
    refuseAll: 'Alles ablehnen',
    on: 'An',
    off: 'Aus',
    undecided: 'Noch nicht entschieden, also aus.',
    decided: ({ on, when, version }: { on: boolean; when: string; version: number }) =>
      `${on ? 'Eingeschaltet' : 'Ausgeschaltet'} am ${when}, für Fassung ${version} dieses Textes. Nach ${CONSENT_HOLDS_DAYS} Tagen fragen wir wieder.`,
    statistics: 'Statistik',
    necessary: 'Notwendig',
    necessaryLead:
      'Ohne das hier funktioniert die Website nicht, deshalb gibt es nichts zu schalten. Wer sich nur umschaut, hinterlässt nicht mehr als die Stelle, bis zu der gescrollt wurde.',
    locale: 'de-DE',
  },
} satisfies InBothLanguages<unknown>;
