import { SIGN_IN_ADDRESSES } from '@lifted/client/sign-in-addresses.ts';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface DeskWords {
  readonly heading: string;
  readonly waysOn: string;
  readonly waiting: string;
  readonly nothingWaits: string;
  readonly declarations: (count: number) => string;
  readonly firstDeadline: (day: string) => string;
  readonly fees: (count: number) => string;
  readonly followUps: (count: number) => string;
  readonly visitors: (count: number) => string;
  readonly applications: (count: number) => string;
  readonly mails: (count: number) => string;
  readonly mailsHint: string;
  readonly substitutes: (count: number) => string;
  readonly openRoster: (name: string) => string;
  readonly atRisk: (name: string, taken: number) => string;
  /** Pages of the website. */
  readonly ways: readonly { readonly to: string; readonly text: string; readonly note: string }[];
}

export const DESK_WORDS: InBothLanguages<DeskWords> = {
  en: {
    heading: 'Desk',
    waysOn: 'On the website',
    waiting: 'What waits',
    nothingWaits: 'Nothing waits. Good.',
    declarations: (count) =>
      count === 1 ? '1 cancellation or withdrawal' : `${count} cancellations and withdrawals`,
    firstDeadline: (day) => `First deadline ${day}`,
    fees: (count) => (count === 1 ? '1 fee to decide' : `${count} fees to decide`),
    followUps: (count) => (count === 1 ? '1 visitor to follow up' : `${count} visitors to follow up`),
    visitors: (count) => (count === 1 ? '1 visitor comes today' : `${count} visitors come today`),
    applications: (count) => (count === 1 ? '1 application as a coach' : `${count} applications as a coach`),
    mails: (count) =>
      count === 1 ? '1 mail could not be delivered' : `${count} mails could not be delivered`,
    mailsHint: 'Ask the person who runs the server',
    substitutes: (count) => (count === 1 ? '1 substitute wanted' : `${count} substitutes wanted`),
    openRoster: (name) => `${name}: roster not closed`,
    atRisk: (name, taken) => `${name}: ${taken === 0 ? 'nobody' : `only ${taken}`} so far`,
    ways: [
      { to: '/workouts', text: 'Timetable', note: 'The classes of the week and their free places' },
      { to: '/wod', text: 'Workout of the Day', note: 'What is trained today' },
      {
        to: SIGN_IN_ADDRESSES.dashboard,
        text: 'Your dashboard',
        note: 'Your own training, if you train here too',
      },
      { to: SIGN_IN_ADDRESSES.security, text: 'Security', note: 'Password, second factor, your devices' },
    ],
  },
  de: {
    heading: 'Büro',
    waysOn: 'Auf der Website',
    waiting: 'Was wartet',
    nothingWaits: 'Nichts wartet. Gut so.',
    declarations: (count) =>
      count === 1 ? '1 Kündigung oder Widerruf' : `${count} Kündigungen und Widerrufe`,
    firstDeadline: (day) => `Erste Frist ${day}`,
    fees: (count) => (count === 1 ? '1 Gebühr zu entscheiden' : `${count} Gebühren zu entscheiden`),
    followUps: (count) => (count === 1 ? 'Bei 1 Gast nachfassen' : `Bei ${count} Gästen nachfassen`),
    visitors: (count) => (count === 1 ? '1 Gast kommt heute' : `${count} Gäste kommen heute`),
    applications: (count) => (count === 1 ? '1 Bewerbung als Coach' : `${count} Bewerbungen als Coach`),
    mails: (count) => (count === 1 ? '1 Mail kam nicht an' : `${count} Mails kamen nicht an`),
    mailsHint: 'Frag, wer den Server betreibt',
    substitutes: (count) => (count === 1 ? '1 Vertretung gesucht' : `${count} Vertretungen gesucht`),
    openRoster: (name) => `${name}: Liste nicht abgeschlossen`,
    atRisk: (name, taken) => `${name}: bisher ${taken === 0 ? 'niemand' : `nur ${taken}`}`,
    ways: [
      { to: '/de/workouts', text: 'Stundenplan', note: 'Die Kurse der Woche und ihre freien Plätze' },
      { to: '/de/wod', text: 'Workout of the Day', note: 'Was heute trainiert wird' },
      {
        to: SIGN_IN_ADDRESSES.dashboard,
        text: 'Dein Dashboard',
        note: 'Dein Training, wenn du auch hier trainierst',
      },
      { to: SIGN_IN_ADDRESSES.security, text: 'Sicherheit', note: 'Passwort, zweiter Faktor, deine Geräte' },
    ],
  },
};
