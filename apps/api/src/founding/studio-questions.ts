import { PROFILE_LINE, type Profile } from '@lifted/contract/desk/desk-profile';
import { isColour } from '@lifted/domain/brand/brand-colours';
import { readClockTime, readWeekPattern, type WeekSlot } from '@lifted/domain/classes/week-pattern';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { isPostcode, isStudioPhone } from '@lifted/domain/desk/studio-fields';
import { typedEuros } from '@lifted/domain/language/typed-euros';
import { visitorEmail } from '@lifted/domain/people/visitor-details';
import type { FirstPrices } from '../entitlements/seed-products.ts';

type Hours = Profile['details']['openingHours'][number];

/** What a new studio begins with. */
export interface NewStudio {
  readonly name: string;
  readonly claim: InBothLanguages<string>;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly district: string;
  readonly email: string;
  readonly phone: string;
  readonly colour: string;
  readonly openingHours: readonly Hours[];
  readonly className: string;
  readonly places: number;
  readonly coach: string;
  readonly week: readonly WeekSlot[];
  readonly prices: Omit<FirstPrices, 'validFrom'>;
  readonly owner: string;
}

/** The questions in their order; the names are those of a file of answers. */
export const QUESTION_NAMES = [
  'name',
  'claim_en',
  'claim_de',
  'street',
  'postcode',
  'city',
  'district',
  'email',
  'phone',
  'colour',
  'hours_weekdays',
  'hours_saturday',
  'hours_sunday',
  'class',
  'places',
  'coach',
  'week',
  'price_1',
  'price_5',
  'price_10',
  'price_unlimited',
  'price_unlimited_flex',
  'owner',
] as const;
export type QuestionName = (typeof QUESTION_NAMES)[number];
export type Answers = Readonly<Record<QuestionName, string>>;

interface Question {
  readonly asks: InBothLanguages<string>;
  /** What helps to answer, said where the answer is typed. */
  readonly hint?: InBothLanguages<string>;
  /** Taken for an empty answer; undefined: it has to be answered. */
  readonly otherwise?: InBothLanguages<string>;
  /** Whether an answer can be read. */
  readonly accepts: (text: string) => boolean;
}

/** Where the questions take a studio to be; the profile can say another country later. */
const COUNTRY = 'DE';
const BETWEEN_HOURS = /\s*[-–]\s*/;
const CLOSED = '-';
const NOT_SOLD = '-';
const MOST_PLACES = 200;

const isFilled = (text: string) => text !== '' && text.length <= PROFILE_LINE && !/[\n\r]/.test(text);
const isAddress = (text: string) => text.length <= PROFILE_LINE && visitorEmail(text).outcome === 'email';
const isHours = (text: string) => text === CLOSED || readHours(text) !== undefined;
const isPlaces = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PLACES;
const isPrice = (text: string) => text === NOT_SOLD || typedEuros(text) !== undefined;
const both = (text: string) => ({ en: text, de: text });

const HOURS_HINT = {
  en: 'For example 06:30-21:30, or - for closed.',
  de: 'Zum Beispiel 06:30-21:30, oder - für geschlossen.',
};
const PRICE_HINT = {
  en: 'In euros, or - if you don’t sell it.',
  de: 'In Euro, oder - wenn ihr das nicht verkauft.',
};

/** What is asked, in both languages, and what is taken when nothing is answered. */
export const QUESTIONS: Readonly<Record<QuestionName, Question>> = {
  name: {
    asks: { en: 'What is the studio called?', de: 'Wie heißt das Studio?' },
    accepts: (text) => isFilled(text) && text.length <= 40,
  },
  claim_en: {
    asks: {
      en: 'A slogan for the home page, in English?',
      de: 'Ein Leitsatz für die Startseite, auf Englisch?',
    },
    otherwise: both('Strength Training for Everyone'),
    accepts: isFilled,
  },
  claim_de: {
    asks: { en: 'The slogan in German?', de: 'Der Leitsatz auf Deutsch?' },
    otherwise: both('Krafttraining für alle'),
    accepts: isFilled,
  },
  street: { asks: { en: 'Street and number?', de: 'Straße und Hausnummer?' }, accepts: isFilled },
  postcode: {
    asks: { en: 'Postcode?', de: 'Postleitzahl?' },
    accepts: (text) => isPostcode(text, COUNTRY),
  },
  city: { asks: { en: 'City?', de: 'Stadt?' }, accepts: isFilled },
  district: { asks: { en: 'District?', de: 'Stadtteil?' }, accepts: isFilled },
  email: {
    asks: { en: 'The studio’s email address?', de: 'Die E-Mail-Adresse des Studios?' },
    accepts: isAddress,
  },
  phone: {
    asks: { en: 'The studio’s phone number?', de: 'Die Telefonnummer des Studios?' },
    accepts: isStudioPhone,
  },
  colour: {
    asks: {
      en: 'Which colour do buttons and links have?',
      de: 'Welche Farbe haben Knöpfe und Links?',
    },
    hint: {
      en: 'Where text would be hard to read, the pages use a lighter or darker one.',
      de: 'Wo Text schlecht zu lesen wäre, nehmen die Seiten eine hellere oder dunklere.',
    },
    otherwise: both('#ff5b1a'),
    accepts: isColour,
  },
  hours_weekdays: {
    asks: { en: 'Open from Monday to Friday?', de: 'Offen von Montag bis Freitag?' },
    hint: HOURS_HINT,
    accepts: isHours,
  },
  hours_saturday: {
    asks: { en: 'Open on Saturday?', de: 'Offen am Samstag?' },
    hint: HOURS_HINT,
    otherwise: both(CLOSED),
    accepts: isHours,
  },
  hours_sunday: {
    asks: { en: 'Open on Sunday?', de: 'Offen am Sonntag?' },
    hint: HOURS_HINT,
    otherwise: both(CLOSED),
    accepts: isHours,
  },
  class: {
    asks: { en: 'What is a class called?', de: 'Wie heißt ein Kurs?' },
    otherwise: { en: 'Strength', de: 'Kraft' },
    accepts: isFilled,
  },
  places: {
    asks: { en: 'How many places does it have?', de: 'Wie viele Plätze hat er?' },
    otherwise: both('12'),
    accepts: isPlaces,
  },
  coach: {
    asks: { en: 'First name of the coach?', de: 'Vorname des Coachs?' },
    accepts: isFilled,
  },
  week: {
    asks: { en: 'The classes of a week?', de: 'Die Kurse einer Woche?' },
    hint: {
      en: 'For example Mo-Fr 07:00 18:00, Sa 10:00.',
      de: 'Zum Beispiel Mo-Fr 07:00 18:00, Sa 10:00.',
    },
    accepts: (text) => (readWeekPattern(text)?.length ?? 0) > 0,
  },
  price_1: {
    asks: { en: 'Price of one workout?', de: 'Preis eines Workouts?' },
    hint: PRICE_HINT,
    otherwise: both('19'),
    accepts: isPrice,
  },
  price_5: {
    asks: { en: 'Price of five workouts?', de: 'Preis von fünf Workouts?' },
    hint: PRICE_HINT,
    otherwise: both('85'),
    accepts: isPrice,
  },
  price_10: {
    asks: { en: 'Price of ten workouts?', de: 'Preis von zehn Workouts?' },
    hint: PRICE_HINT,
    otherwise: both('149'),
    accepts: isPrice,
  },
  price_unlimited: {
    asks: {
      en: 'Unlimited with a twelve-month minimum, price per month?',
      de: 'Unlimited mit zwölf Monaten Mindestlaufzeit, Preis pro Monat?',
    },
    hint: PRICE_HINT,
    otherwise: both('99'),
    accepts: isPrice,
  },
  price_unlimited_flex: {
    asks: { en: 'Unlimited Flex, price per month?', de: 'Unlimited Flex, Preis pro Monat?' },
    hint: PRICE_HINT,
    otherwise: both('129'),
    accepts: isPrice,
  },
  owner: {
    asks: {
      en: 'The owner’s own email address, to sign in with?',
      de: 'Die E-Mail-Adresse der Inhaberin oder des Inhabers, zum Anmelden?',
    },
    accepts: isAddress,
  },
};

/** The answer that counts: what was typed, or what is taken when nothing was; undefined where it cannot be read. */
export function readAnswer(name: QuestionName, typed: string, language: Language): string | undefined {
  const { otherwise, accepts } = QUESTIONS[name];
  const text = typed.trim() === '' ? (otherwise?.[language] ?? '') : typed.trim();
  return accepts(text) ? text : undefined;
}

/** Whether each question has its answer. */
export function areComplete(answers: Partial<Answers>): answers is Answers {
  return QUESTION_NAMES.every((name) => answers[name] !== undefined);
}

/** A studio from answers that can all be read. */
export function studioOf(answers: Answers): NewStudio {
  const weekdays = hoursOf(answers.hours_weekdays, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  return {
    name: answers.name,
    claim: { en: answers.claim_en, de: answers.claim_de },
    street: answers.street,
    postcode: answers.postcode,
    city: answers.city,
    district: answers.district,
    email: answers.email,
    phone: answers.phone,
    colour: answers.colour.toLowerCase(),
    openingHours: [...weekdays, ...weekend(answers)],
    className: answers.class,
    places: Number(answers.places),
    coach: answers.coach,
    week: readWeekPattern(answers.week) ?? [],
    prices: {
      passes: { 1: centsOf(answers.price_1), 5: centsOf(answers.price_5), 10: centsOf(answers.price_10) },
      monthly: {
        unlimited: centsOf(answers.price_unlimited),
        unlimitedFlex: centsOf(answers.price_unlimited_flex),
      },
    },
    owner: answers.owner.toLowerCase(),
  };
}

/** One line where both days have the same hours. */
function weekend({ hours_saturday: saturday, hours_sunday: sunday }: Answers): readonly Hours[] {
  const [first, second] = [hoursOf(saturday, ['Saturday']), hoursOf(sunday, ['Sunday'])];
  const isSame = first[0]?.opens === second[0]?.opens && first[0]?.closes === second[0]?.closes;
  return isSame ? hoursOf(saturday, ['Saturday', 'Sunday']) : [...first, ...second];
}

function hoursOf(text: string, days: Hours['days']): readonly Hours[] {
  const hours = readHours(text);
  return hours === undefined ? [] : [{ days, ...hours }];
}

/** '6:30-21:30' as times of a clock; undefined where one of them is none, such as 24:00. */
function readHours(text: string): Omit<Hours, 'days'> | undefined {
  const [opens, closes, ...rest] = text.split(BETWEEN_HOURS).map(readClockTime);
  return opens === undefined || closes === undefined || rest.length > 0 ? undefined : { opens, closes };
}

/** Null: not sold. */
function centsOf(text: string): number | null {
  return text === NOT_SOLD ? null : (typedEuros(text) ?? null);
}
