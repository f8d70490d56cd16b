import type { InBothLanguages } from '../../language.ts';

interface SessionsWords {
  readonly heading: string;
  readonly onlyHere: string;
  readonly about: string;
  readonly current: string;
  readonly other: string;
  /** `since` is day and time: '22.11.2026, 18:30'. */
  readonly signedIn: (since: string) => string;
  readonly lastSeen: (day: string) => string;
  readonly end: string;
  readonly endThis: (since: string) => string;
  readonly endQuestion: (since: string) => string;
  readonly endThere: string;
  readonly stay: string;
  readonly endOthers: string;
  readonly endOthersQuestion: string;
}

export const SESSIONS_WORDS: InBothLanguages<SessionsWords> = {
  en: {
    heading: 'Where you are signed in',
    onlyHere: 'Only here, on this device.',
    about:
      'We don’t store IP addresses or device types, so dates are all there is to tell them apart. If you don’t recognise one, sign it out and set a new password.',
    current: 'This device',
    other: 'Another device',
    signedIn: (since) => `signed in ${since}`,
    lastSeen: (day) => `last seen ${day}`,
    end: 'Sign out',
    endThis: (since) => `Sign out the device signed in ${since}`,
    endQuestion: (since) => `Sign out the device that signed in ${since}?`,
    endThere: 'Sign out there',
    stay: 'Stay signed in',
    endOthers: 'Sign out everywhere else',
    endOthersQuestion: 'Sign out on every device but this one?',
  },
  de: {
    heading: 'Wo du angemeldet bist',
    onlyHere: 'Nur hier, auf diesem Gerät.',
    about:
      'IP-Adressen und Gerätetypen speichern wir nicht, deshalb erkennst du die Geräte nur am Datum. Kommt dir eins unbekannt vor, melde es ab und leg ein neues Passwort fest.',
    current: 'Dieses Gerät',
    other: 'Ein anderes Gerät',
    signedIn: (since) => `angemeldet seit ${since}`,
    lastSeen: (day) => `zuletzt aktiv am ${day}`,
    end: 'Abmelden',
    endThis: (since) => `Abmelden: Gerät, angemeldet seit ${since}`,
    endQuestion: (since) => `Das Gerät abmelden, das seit ${since} angemeldet ist?`,
    endThere: 'Dort abmelden',
    stay: 'Angemeldet bleiben',
    endOthers: 'Überall sonst abmelden',
    endOthersQuestion: 'Auf allen Geräten außer diesem abmelden?',
  },
};
