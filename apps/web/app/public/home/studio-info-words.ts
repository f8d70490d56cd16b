import { studio } from '@lifted/profile/studio';
import type { Weekday } from '@lifted/profile/studio-profile';
import type { InBothLanguages } from '../../language.ts';

interface StudioInfoWords {
  readonly heading: string;
  readonly address: string;
  readonly gettingThere: string;
  readonly hours: string;
  readonly phone: string;
  readonly mail: string;
  readonly showOnMap: string;
  readonly map: (place: string) => string;
  readonly weekdays: Readonly<Record<Weekday, string>>;
  readonly days: (first: string, last: string, isPair: boolean) => string;
  /** Times 'HH:MM'. */
  readonly hoursOfDay: (opens: string, closes: string) => string;
}

export const STUDIO_INFO_WORDS: InBothLanguages<StudioInfoWords> = {
  en: {
    heading: `In the middle of ${studio.address.district}`,
    address: 'Address',
    gettingThere: 'Getting there',
    hours: 'Open',
    phone: 'Phone',
    mail: 'Email',
    showOnMap: 'Show on map',
    map: (place) => `Map: ${place}`,
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
    hoursOfDay: (opens, closes) => `${opens}–${closes}`,
  },
  de: {
    heading: `Mitten in ${studio.address.district}`,
    address: 'Adresse',
    gettingThere: 'So kommst du her',
    hours: 'Geöffnet',
    phone: 'Telefon',
    mail: 'E-Mail',
    showOnMap: 'Auf der Karte zeigen',
    map: (place) => `Karte: ${place}`,
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
    hoursOfDay: (opens, closes) => `${opens}–${closes}\u00a0Uhr`,
  },
};
