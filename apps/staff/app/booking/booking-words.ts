import type { BookingPreview } from '@lifted/contract/desk/desk-classes';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface BookingWords {
  /** What pays, and what is left of it afterwards; `until` in words. */
  readonly pays: (pays: BookingPreview['pays'], until: string | null) => string;
  readonly leavesList: string;
  readonly reading: string;
  readonly namesakes: (count: number) => string;
  readonly exceed: string;
  readonly mailed: string;
  readonly book: string;
  readonly otherPerson: string;
  readonly otherClass: string;
  readonly booked: (name: string) => string;
  readonly lastVisit: (day: string) => string;
  readonly neverCame: string;
  readonly bookClass: string;
  readonly findClass: string;
  readonly noClass: string;
  readonly places: (taken: number, capacity: number) => string;
}

/** Words of booking a class for a member. */
export const BOOKING_WORDS: InBothLanguages<BookingWords> = {
  en: {
    pays: ({ product_name: name, credits }, until) =>
      credits === null
        ? `Booked with ${name}, a membership${until === null ? '' : ` until ${until}`}.`
        : `Booked with ${name}: ${credits === 1 ? '1 workout' : `${credits} workouts`} left, ${credits - 1} after this${until === null ? '' : `, valid until ${until}`}.`,
    leavesList: 'They leave the waitlist for it.',
    reading: 'Working out what pays …',
    namesakes: (count) => `${count} people have this name. Is this the right address?`,
    exceed: 'The class is full: go beyond its capacity',
    mailed: 'They are told.',
    book: 'Book',
    otherPerson: 'Choose somebody else',
    otherClass: 'Choose another class',
    booked: (name) => `${name} is in the class and is told.`,
    lastVisit: (day) => `last here ${day}`,
    neverCame: 'never here before',
    bookClass: 'Book a class',
    findClass: 'Day, time, class or coach',
    noClass: 'No class like that in the next two weeks.',
    places: (taken, capacity) => `${taken} of ${capacity}`,
  },
  de: {
    pays: ({ product_name: name, credits }, until) =>
      credits === null
        ? `Gebucht wird mit der Mitgliedschaft ${name}${until === null ? '' : ` (bis ${until})`}.`
        : `Gebucht wird mit ${name}: noch ${credits === 1 ? '1 Workout' : `${credits} Workouts`}, danach ${credits - 1}${until === null ? '' : `, gültig bis ${until}`}.`,
    leavesList: 'Dafür verlässt die Person die Warteliste.',
    reading: 'Pakete und Mitgliedschaften werden geladen …',
    namesakes: (count) => `${count} Personen heißen so. Stimmt die Adresse?`,
    exceed: 'Der Kurs ist voll: trotzdem einen zusätzlichen Platz geben',
    mailed: 'Die Person erfährt es.',
    book: 'Buchen',
    otherPerson: 'Andere Person wählen',
    otherClass: 'Anderen Kurs wählen',
    booked: (name) => `${name} ist im Kurs und erfährt es.`,
    lastVisit: (day) => `zuletzt hier ${day}`,
    neverCame: 'noch nie hier',
    bookClass: 'Kurs buchen',
    findClass: 'Tag, Uhrzeit, Kurs oder Coach',
    noClass: 'So einen Kurs gibt es in den nächsten zwei Wochen nicht.',
    places: (taken, capacity) => `${taken} von ${capacity}`,
  },
};
