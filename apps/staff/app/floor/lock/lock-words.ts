import type { InBothLanguages } from '@lifted/domain/language/language';

interface LockWords {
  readonly whoRuns: string;
  readonly otherClass: string;
  readonly noClasses: string;
  readonly dayUnknown: string;
  readonly noPin: string;
  readonly checkIn: string;
  readonly pinOf: (name: string) => string;
  readonly demoPin: (pin: string) => string;
  readonly digits: (count: number) => string;
  readonly back: string;
  readonly checking: string;
  readonly wrong: string;
  readonly lockedUntil: (time: string) => string;
  readonly needsNetwork: string;
  readonly canceled: string;
}

export const LOCK_WORDS: InBothLanguages<LockWords> = {
  en: {
    whoRuns: 'Who runs the class?',
    otherClass: 'Class',
    noClasses: 'No classes in this room today.',
    dayUnknown: 'Waiting for today’s classes. The tablet needs a network for the first time each day.',
    noPin: 'no PIN yet',
    checkIn: 'Members check in',
    pinOf: (name) => `${name}, your PIN`,
    demoPin: (pin) => `This is a demo: the PIN of every coach is ${pin}.`,
    digits: (count) => `${count} of 4\u00a0digits entered`,
    back: 'Back',
    checking: 'Checking …',
    wrong: 'This is not the right PIN.',
    lockedUntil: (time) => `Too many wrong PINs. Try again at ${time}.`,
    needsNetwork: 'Without a network this tablet only knows coaches who unlocked it with one recently.',
    canceled: 'cancelled',
  },
  de: {
    whoRuns: 'Wer leitet den Kurs?',
    otherClass: 'Kurs',
    noClasses: 'Heute sind in diesem Raum keine Kurse.',
    dayUnknown: 'Die Kurse von heute fehlen noch. Einmal am Tag braucht das Tablet dafür ein Netz.',
    noPin: 'noch keine PIN',
    checkIn: 'Mitglieder checken ein',
    pinOf: (name) => `${name}, deine PIN`,
    demoPin: (pin) => `Das ist eine Demo: Die PIN aller Coaches ist ${pin}.`,
    digits: (count) => `${count} von 4\u00a0Ziffern eingegeben`,
    back: 'Zurück',
    checking: 'Wird geprüft …',
    wrong: 'Diese PIN stimmt nicht.',
    lockedUntil: (time) => `Zu viele falsche PINs. Versuch es um ${time}\u00a0Uhr wieder.`,
    needsNetwork: 'Ohne Netz kennt das Tablet nur Coaches, die es vor Kurzem mit Netz entsperrt haben.',
    canceled: 'fällt aus',
  },
};
