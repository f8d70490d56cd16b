import { CONSENT_HOLDS_DAYS } from './consent.ts';
import { KNOWN_FOR_MS } from '@lifted/client/last-known/last-known-age.ts';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages } from '../../language.ts';

/** One thing the site stores in a browser. */
interface Kept {
  readonly name: string;
  readonly kind: string;
  readonly purpose: string;
  readonly until: string;
}

const COOKIE = 'studio.session_token';
const SCROLL_POSITIONS = 'react-router-scroll-positions';
const RELOADED = 'sessionReloadedAt';
const SIGN_IN = 'studio.state';
const RENEWED = 'reloadedFor';
const INSTALL_HINT = 'installHint';
const APP_FILES = 'app-…';
const LAST_KNOWN = 'last-known';
const KNOWN_FOR_DAYS = KNOWN_FOR_MS / DAY_MS;

/** Everything the site stores in a browser without asking, and the reason (§ 25 (2) TDDDG). A browser test counts it. */
export const STORAGE_WORDS = {
  en: [
    {
      name: SCROLL_POSITIONS,
      kind: 'Session storage',
      purpose: 'When you go back, the page is where you left it.',
      until: 'Until you close the tab',
    },
    {
      name: 'consent',
      kind: 'Local storage',
      purpose: 'Your choices on this page. Only stored once you have made them.',
      until: `Each choice is valid for ${CONSENT_HOLDS_DAYS} days`,
    },
    {
      name: COOKIE,
      kind: 'Cookie',
      purpose: 'Members only: keeps you signed in.',
      until: 'Until you sign out, at most 30 days after your last visit and 90 days in total',
    },
    {
      name: SIGN_IN,
      kind: 'Cookie',
      purpose: 'Members only: makes sure that the response to a Google sign-in is meant for you.',
      until: 'A few minutes, while you sign in',
    },
    {
      name: 'currentUser, signOutDue',
      kind: 'Local storage',
      purpose:
        'Members only: tells the site who is signed in here, and whether a sign-out still has to reach our server.',
      until: 'Until you sign out',
    },
    {
      name: LAST_KNOWN,
      kind: 'IndexedDB',
      purpose:
        'Members only: your dashboard as you last saw it, and the workouts and timetables you looked at, so that you can see them offline, too.',
      until: `Until you sign out, at most ${KNOWN_FOR_DAYS} days`,
    },
    {
      name: RELOADED,
      kind: 'Session storage',
      purpose: 'Members only: stops a page from reloading over and over when your session has ended.',
      until: 'Until you close the tab',
    },
    {
      name: RENEWED,
      kind: 'Session storage',
      purpose:
        'If part of a page is missing because we have just published a new version: stops the page from reloading over and over.',
      until: 'Until you close the tab',
    },
    {
      name: APP_FILES,
      kind: 'Cache storage, with a service worker',
      purpose:
        'Members only: scripts, fonts and empty pages, so that your dashboard and the workout of the day open offline. They contain nothing about you.',
      until: 'Until you sign out; in the app on your home screen until you remove it',
    },
    {
      name: INSTALL_HINT,
      kind: 'Local storage',
      purpose: 'Members only: that you don’t want to see the home screen tip again.',
      until: 'Until you clear your browser data',
    },
  ],
  de: [
    {
      name: SCROLL_POSITIONS,
      kind: 'Session Storage',
      purpose: 'Wenn du zurückgehst, ist die Seite dort, wo du sie verlassen hast.',
      until: 'Bis du den Tab schließt',
    },
    {
      name: 'consent',
      kind: 'Local Storage',
      purpose: 'Deine Entscheidungen auf dieser Seite. Erst gespeichert, wenn du sie triffst.',
      until: `Jede Entscheidung gilt ${CONSENT_HOLDS_DAYS} Tage`,
    },
    {
      name: COOKIE,
      kind: 'Cookie',
      purpose: 'Nur für Mitglieder: hält dich angemeldet.',
      until: 'Bis du dich abmeldest, höchstens 30 Tage nach deinem letzten Besuch und 90 Tage insgesamt',
    },
    {
      name: SIGN_IN,
      kind: 'Cookie',
      purpose: 'Nur für Mitglieder: stellt sicher, dass die Antwort auf eine Anmeldung mit Google dir gilt.',
      until: 'Ein paar Minuten, während du dich anmeldest',
    },
    {
      name: 'currentUser, signOutDue',
      kind: 'Local Storage',
      purpose:
        'Nur für Mitglieder: wer hier angemeldet ist, und ob eine Abmeldung unseren Server noch erreichen muss.',
      until: 'Bis du dich abmeldest',
    },
    {
      name: LAST_KNOWN,
      kind: 'IndexedDB',
      purpose:
        'Nur für Mitglieder: dein Dashboard, wie du es zuletzt gesehen hast, dazu Workouts und Kurspläne, die du angesehen hast, damit du sie auch ohne Netz siehst.',
      until: `Bis du dich abmeldest, höchstens ${KNOWN_FOR_DAYS} Tage`,
    },
    {
      name: RELOADED,
      kind: 'Session Storage',
      purpose:
        'Nur für Mitglieder: verhindert, dass sich eine Seite immer wieder neu lädt, wenn deine Anmeldung abgelaufen ist.',
      until: 'Bis du den Tab schließt',
    },
    {
      name: RENEWED,
      kind: 'Session Storage',
      purpose:
        'Fehlt ein Teil einer Seite, weil wir gerade eine neue Version eingespielt haben: verhindert, dass sich die Seite immer wieder neu lädt.',
      until: 'Bis du den Tab schließt',
    },
    {
      name: APP_FILES,
      kind: 'Cache Storage mit Service Worker',
      purpose:
        'Nur für Mitglieder: Skripte, Schriften und leere Seiten, damit dein Dashboard und das Workout des Tages sich auch ohne Netz öffnen. Über dich steht darin nichts.',
      until: 'Bis du dich abmeldest; in der App auf dem Startbildschirm, bis du sie entfernst',
    },
    {
      name: INSTALL_HINT,
      kind: 'Local Storage',
      purpose: 'Nur für Mitglieder: dass du keine Hinweise zum Startbildschirm mehr möchtest.',
      until: 'Bis du die Daten deines Browsers löschst',
    },
  ],
} satisfies InBothLanguages<readonly Kept[]>;
