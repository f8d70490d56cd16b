import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

/** A name that stays on one line. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');
const { address } = studio;
const district = unbroken(address.district);
const minutes = CLASS_LENGTH_MS / MINUTE_MS;

interface HeroWords {
  readonly lead: string;
  readonly memberLead: string;
  readonly bookAClass: string;
  readonly learnMore: string;
  /** Read out after 'Learn more', to say what it is about. */
  readonly aboutWhat: string;
}

export const HERO_WORDS: InBothLanguages<HeroWords> = {
  en: {
    lead: `${minutes}-minute classes with a coach in ${address.city} ${district}. Your first one is free.`,
    memberLead: `${minutes}-minute classes with a coach in ${address.city} ${district}.`,
    bookAClass: 'Book a class',
    learnMore: 'Learn more',
    aboutWhat: `about ${studio.name}`,
  },
  de: {
    lead: `${minutes} Minuten in der Gruppe, mit Coach, in ${address.city} ${district}. Der erste Kurs ist kostenlos.`,
    memberLead: `${minutes} Minuten in der Gruppe, mit Coach, in ${address.city} ${district}.`,
    bookAClass: 'Kurs buchen',
    learnMore: 'Mehr erfahren',
    aboutWhat: `über ${studio.name}`,
  },
};

export const CONCEPT_WORDS = {
  en: {
    heading: 'Heavy, made simple',
    statement: `Squat, deadlift, press, pull. ${studio.largestClass} people at most, a coach who sees every repetition, and a weight that’s right for you. Your coach writes it down. Next time, you lift a little more.`,
    minutes: 'minutes per class',
    classes: 'classes a week',
    lifts: 'big lifts at the core',
    workout: 'Today’s workout',
    workoutNote: 'Every exercise, with a clip',
    prices: 'What it costs',
    pricesNote: (perClass: string) => `First class free, then from ${perClass} a class`,
    memberPricesNote: (perClass: string) => `From ${perClass} a class`,
    unpricedNote: 'First class free, then a pass or a membership',
    memberUnpricedNote: 'Passes and memberships',
  },
  de: {
    heading: 'Schwer heben, leicht gemacht',
    statement: `Kniebeuge, Kreuzheben, Drücken, Ziehen. Höchstens ${studio.largestClass} Leute, ein Coach, der jede Wiederholung sieht, und ein Gewicht, das zu dir passt. Dein Coach schreibt es auf. Beim nächsten Mal hebst du ein bisschen mehr.`,
    minutes: 'Minuten pro Kurs',
    classes: 'Kurse pro Woche',
    lifts: 'große Übungen',
    workout: 'Workout von heute',
    workoutNote: 'Jede Übung, mit Clip',
    prices: 'Was es kostet',
    pricesNote: (perClass: string) => `Erster Kurs kostenlos, danach ab ${perClass} pro Kurs`,
    memberPricesNote: (perClass: string) => `Ab ${perClass} pro Kurs`,
    unpricedNote: 'Erster Kurs kostenlos, danach Paket oder Mitgliedschaft',
    memberUnpricedNote: 'Pakete und Mitgliedschaften',
  },
} satisfies InBothLanguages<unknown>;

export const RATING_WORDS = {
  en: {
    heading: 'How we are rated',
    scale: 'out of 5',
    value: (value: number) => value.toFixed(1),
    source: (count: string, source: string, day: string) => `${count} ratings on ${source}, as of ${day}.`,
  },
  de: {
    heading: 'So werden wir bewertet',
    scale: 'von 5',
    value: (value: number) => value.toFixed(1).replace('.', ','),
    source: (count: string, source: string, day: string) =>
      `${count} Bewertungen auf ${source}, Stand ${day}.`,
  },
} satisfies InBothLanguages<unknown>;

export const TESTIMONIAL_WORDS = {
  en: {
    heading: 'In their own words',
    since: (month: string) => `Member since ${month}`,
    translated: 'translated from German',
  },
  de: {
    heading: 'Aus erster Hand',
    since: (month: string) => `Dabei seit ${month}`,
    translated: 'aus dem Englischen',
  },
} satisfies InBothLanguages<unknown>;

export const COACHES_WORDS = {
  en: { heading: 'They count every rep', meet: 'Meet the coaches' },
  de: { heading: 'Sie zählen jede Wiederholung', meet: 'Die Coaches kennenlernen' },
} satisfies InBothLanguages<unknown>;
