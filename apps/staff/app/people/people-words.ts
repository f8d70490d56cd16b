import type { FoundPerson } from '@lifted/contract/desk/people/people';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface PeopleWords {
  readonly heading: string;
  readonly add: string;
  readonly added: string;
  readonly search: string;
  readonly hint: string;
  readonly begin: string;
  readonly newest: string;
  readonly nobody: (query: string) => string;
  readonly count: (count: number) => string;
  readonly membership: Readonly<Record<FoundPerson['membership'], string | null>>;
  readonly credits: (count: number) => string;
  readonly nothing: string;
  readonly lastVisit: (day: string) => string;
  readonly neverCame: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailHint: string;
}

/** The search for people. */
export const PEOPLE_WORDS: InBothLanguages<PeopleWords> = {
  en: {
    heading: 'People',
    add: 'Add a person',
    added: 'Added.',
    search: 'Search people',
    hint: '/ to search, arrows to choose, Enter to open',
    begin: 'Type a part of a name or an email address.',
    newest: 'New here',
    nobody: (query) => `Nobody found for “${query}”.`,
    count: (count) => (count === 1 ? '1 person found' : `${count} people found`),
    membership: { none: null, active: 'Membership', paused: 'Membership paused' },
    credits: (count) => (count === 1 ? '1 workout left' : `${count} workouts left`),
    nothing: 'No pass, no membership',
    lastVisit: (day) => `Last here ${day}`,
    neverCame: 'Never been here',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'The person signs in with it.',
  },
  de: {
    heading: 'Personen',
    add: 'Person anlegen',
    added: 'Angelegt.',
    search: 'Personen suchen',
    hint: '/ zum Suchen, Pfeiltasten zum Auswählen, Enter zum Öffnen',
    begin: 'Tipp einen Teil des Namens oder der E-Mail-Adresse ein.',
    newest: 'Neu hier',
    nobody: (query) => `Niemanden gefunden zu „${query}“.`,
    count: (count) => (count === 1 ? '1 Person gefunden' : `${count} Personen gefunden`),
    membership: { none: null, active: 'Mitgliedschaft', paused: 'Mitgliedschaft pausiert' },
    credits: (count) => (count === 1 ? 'noch 1 Workout' : `noch ${count} Workouts`),
    nothing: 'Kein Paket, keine Mitgliedschaft',
    lastVisit: (day) => `Zuletzt da am ${day}`,
    neverCame: 'War noch nie da',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailHint: 'Damit meldet sich die Person an.',
  },
};
