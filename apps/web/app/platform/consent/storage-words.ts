import { CONSENT_HOLDS_DAYS } from './consent.ts';
import { KNOWN_FOR_MS } from '@lifted/client/last-known/last-known-age.ts';
import { LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import { KNOWN_DEVICE_DAYS } from '@lifted/domain/identity/known-device';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages } from '../../language.ts';

/** One thing the site stores in a browser. */
interface StoredEntry {
  readonly name: string;
  readonly kind: string;
  readonly purpose: string;
  readonly until: string;
}

const COOKIE = 'studio.session_token';
const DEVICE_COOKIE = 'studio.device';
const ASKED_CODE = 'askedCode';
const SCROLL_POSITIONS = 'react-router-scroll-positions';
const RELOADED = 'sessionReloadedAt';
const SIGN_IN = 'studio.state';
const RENEWED = 'reloadedFor';
const INSTALL_HINT = 'installHint';
const REST_SOUND = 'restSound';
const ASK_EFFORT = 'askEffort';
const REST = 'rest';
const MESSAGES_FOR = 'messagesFor';
const APP_FILES = 'app-…';
const LAST_KNOWN = 'last-known';
const SIGNED_OUT = 'signed-out';
const UNSENT = 'unsent-sets-…';
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
      name: LANGUAGE_COOKIE,
      kind: 'Cookie',
      purpose:
        'The language you chose with the switch, so that the home page and sign-in links open in it next time.',
      until: 'A year after you chose it',
    },
    {
      name: DEVICE_COOKIE,
      kind: 'Cookie',
      purpose:
        'Members only: recognises this browser at your next sign-in, so that nobody locks you out and we can tell you about a new device.',
      until: `${KNOWN_DEVICE_DAYS} days after your last sign-in here`,
    },
    {
      name: ASKED_CODE,
      kind: 'Local storage',
      purpose:
        'Members only: the address you asked for a code by email with, so that the field for it is open when you come back from your emails.',
      until:
        'Until you are signed in; after ten minutes it is no longer used, and goes when the login page is next opened',
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
      name: SIGNED_OUT,
      kind: 'IndexedDB',
      purpose:
        'Members only: that somebody signed out here, so that it stays that way even if the browser is closed right afterwards.',
      until: 'Until the next sign-in',
    },
    {
      name: LAST_KNOWN,
      kind: 'IndexedDB',
      purpose:
        'Members only: your dashboard and your workout as you last saw them, and the workouts and timetables you looked at, so that you can see them offline, too; and which records and recaps you’ve been shown.',
      until: `Until you sign out, at most ${KNOWN_FOR_DAYS} days`,
    },
    {
      name: UNSENT,
      kind: 'IndexedDB',
      purpose:
        'Members only: sets and notes you entered and our server doesn’t have yet, so that nothing is lost offline.',
      until: 'Until they are sent',
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
    {
      name: REST_SOUND,
      kind: 'Local storage',
      purpose: 'Members only: whether you want to hear when a rest is over.',
      until: 'Until you clear your browser data',
    },
    {
      name: ASK_EFFORT,
      kind: 'Local storage',
      purpose: 'Members only: whether you want to be asked how many repetitions were left.',
      until: 'Until you clear your browser data',
    },
    {
      name: REST,
      kind: 'Local storage',
      purpose: 'Members only: how long you still rest, should the app be closed meanwhile.',
      until: 'Until the next rest ends, or you clear your browser data',
    },
    {
      name: MESSAGES_FOR,
      kind: 'Local storage',
      purpose:
        'Members only: an identifier of who turned on messages on this device, so that nobody else gets them here. Only stored once you turn them on.',
      until: 'Until you turn them off or sign out, or somebody else signs in here',
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
      name: LANGUAGE_COOKIE,
      kind: 'Cookie',
      purpose:
        'Die Sprache, die du mit dem Umschalter gewählt hast, damit sich die Startseite und Anmeldelinks beim nächsten Mal in ihr öffnen.',
      until: 'Ein Jahr, nachdem du sie gewählt hast',
    },
    {
      name: DEVICE_COOKIE,
      kind: 'Cookie',
      purpose:
        'Nur für Mitglieder: erkennt diesen Browser bei der nächsten Anmeldung wieder, damit dich niemand aussperrt und wir dir von einem neuen Gerät schreiben können.',
      until: `Bis ${KNOWN_DEVICE_DAYS} Tage nach deiner letzten Anmeldung hier`,
    },
    {
      name: ASKED_CODE,
      kind: 'Local Storage',
      purpose:
        'Nur für Mitglieder: die Adresse, für die du einen Code per Mail angefordert hast, damit das Feld dafür noch da ist, wenn du aus deinen Mails zurückkommst.',
      until:
        'Bis du angemeldet bist; nach zehn Minuten wird sie nicht mehr benutzt und verschwindet, sobald die Anmeldeseite wieder geöffnet wird',
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
        'Nur für Mitglieder: wer hier angemeldet ist und ob eine Abmeldung unseren Server noch erreichen muss.',
      until: 'Bis du dich abmeldest',
    },
    {
      name: SIGNED_OUT,
      kind: 'IndexedDB',
      purpose:
        'Nur für Mitglieder: dass sich hier jemand abgemeldet hat, damit es dabei bleibt, auch wenn der Browser sofort danach geschlossen wird.',
      until: 'Bis zur nächsten Anmeldung',
    },
    {
      name: LAST_KNOWN,
      kind: 'IndexedDB',
      purpose:
        'Nur für Mitglieder: dein Dashboard und dein Workout, wie du sie zuletzt gesehen hast, dazu Workouts und Kurspläne, die du angesehen hast, damit du sie auch ohne Netz siehst; und welche Rekorde und Rückblicke du schon gesehen hast.',
      until: `Bis du dich abmeldest, höchstens ${KNOWN_FOR_DAYS} Tage`,
    },
    {
      name: UNSENT,
      kind: 'IndexedDB',
      purpose:
        'Nur für Mitglieder: Sätze und Notizen, die du eingetragen hast und die unser Server noch nicht hat, damit ohne Netz nichts verloren geht.',
      until: 'Bis sie gesendet sind',
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
      until: 'Bis du dich abmeldest; in der App auf dem Home-Bildschirm, bis du sie entfernst',
    },
    {
      name: INSTALL_HINT,
      kind: 'Local Storage',
      purpose: 'Nur für Mitglieder: dass du keine Hinweise zum Home-Bildschirm mehr möchtest.',
      until: 'Bis du die Daten deines Browsers löschst',
    },
    {
      name: REST_SOUND,
      kind: 'Local Storage',
      purpose: 'Nur für Mitglieder: ob du hören möchtest, wenn eine Pause vorbei ist.',
      until: 'Bis du die Daten deines Browsers löschst',
    },
    {
      name: ASK_EFFORT,
      kind: 'Local Storage',
      purpose:
        'Nur für Mitglieder: ob du gefragt werden möchtest, wie viele Wiederholungen noch gegangen wären.',
      until: 'Bis du die Daten deines Browsers löschst',
    },
    {
      name: REST,
      kind: 'Local Storage',
      purpose: 'Nur für Mitglieder: wie lange deine Pause noch dauert, falls die App dabei geschlossen wird.',
      until: 'Bis die nächste Pause vorbei ist oder du die Daten deines Browsers löschst',
    },
    {
      name: MESSAGES_FOR,
      kind: 'Local Storage',
      purpose:
        'Nur für Mitglieder: die Kennung dessen, der Nachrichten auf diesem Gerät eingeschaltet hat, damit niemand sonst sie hier bekommt. Erst gespeichert, wenn du sie einschaltest.',
      until: 'Bis du sie ausschaltest oder dich abmeldest oder sich hier jemand anderes anmeldet',
    },
  ],
} satisfies InBothLanguages<readonly StoredEntry[]>;
