import type { OpeningHours, Weekday } from '@lifted/profile/studio-profile';
import { wholeStudio } from '@lifted/profile/whole-studio';
import type { InBothLanguages, Language } from '../../language.ts';
import type { Fact } from './facts.tsx';

/** How to come to the studio; none where the profile does not say. */
export function gettingThere(language: Language): readonly Fact[] {
  return told(VISIT_WORDS[language].gettingThere, wholeStudio.gettingThere[language]);
}

/** Where to change and shower, and what is in the way of wheels; each where the profile says it. */
export function onSite(language: Language): readonly Fact[] {
  const { changingRooms, access } = wholeStudio;
  const words = VISIT_WORDS[language];
  return [...told(words.changingRooms, changingRooms?.[language]), ...told(words.access, access?.[language])];
}

function told(name: string, value: string | undefined): readonly Fact[] {
  return value === undefined || value === '' ? [] : [{ name, value }];
}

/** When the door is open, a line for days with the same hours: 'Monday to Friday, 06:15–21:30'. */
export function openingHourLines(
  openingHours: readonly OpeningHours[],
  language: Language,
): readonly string[] {
  const { weekdays, days, hours } = VISIT_WORDS[language];
  return openingHours.flatMap((each) => {
    const [first] = each.days;
    const last = each.days.at(-1);
    if (first === undefined || last === undefined) return [];
    const of =
      first === last ? weekdays[first] : days(weekdays[first], weekdays[last], each.days.length === 2);
    return [`${of}, ${hours(each.opens, each.closes)}`];
  });
}

interface VisitWords {
  readonly gettingThere: string;
  readonly changingRooms: string;
  readonly access: string;
  readonly weekdays: Readonly<Record<Weekday, string>>;
  readonly days: (first: string, last: string, isPair: boolean) => string;
  /** Times 'HH:MM'. */
  readonly hours: (opens: string, closes: string) => string;
}

const VISIT_WORDS: InBothLanguages<VisitWords> = {
  en: {
    gettingThere: 'Getting there',
    changingRooms: 'Changing and showers',
    access: 'Steps and lift',
    weekdays: {
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
    },
    days: (first, last, isPair) => `${first} ${isPair ? 'and' : 'to'} ${last}`,
    hours: (opens, closes) => `${opens}–${closes}`,
  },
  de: {
    gettingThere: 'So kommst du her',
    changingRooms: 'Umkleiden und Duschen',
    access: 'Stufen und Aufzug',
    weekdays: {
      Monday: 'Montag',
      Tuesday: 'Dienstag',
      Wednesday: 'Mittwoch',
      Thursday: 'Donnerstag',
      Friday: 'Freitag',
      Saturday: 'Samstag',
      Sunday: 'Sonntag',
    },
    days: (first, last, isPair) => `${first} ${isPair ? 'und' : 'bis'} ${last}`,
    hours: (opens, closes) => `${opens}–${closes}\u00a0Uhr`,
  },
};
