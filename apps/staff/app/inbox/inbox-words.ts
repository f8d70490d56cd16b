import type { InboxDeclaration, InboxOutcome, InboxTrial } from '@lifted/contract/desk/desk-inbox';
import { TRAINER_LANGUAGES } from '@lifted/domain/applications/trainer-application';
import { TRAINER_LANGUAGE_NAMES } from '@lifted/domain/applications/trainer-application-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { MAILS_WORDS } from './mails-words.ts';
import { TRIALS_WORDS } from './trials-words.ts';

interface InboxWords {
  readonly heading: string;
  /** On the pages below it. */
  readonly toInbox: string;
  readonly withHandled: string;
  readonly toTrials: string;
  readonly toMails: string;
  readonly declarations: string;
  readonly noDeclarations: string;
  readonly termination: string;
  readonly extraordinary: string;
  readonly withdrawal: string;
  readonly endsBy: (day: string) => string;
  readonly endsForCause: (day: string) => string;
  readonly ends: Readonly<
    Record<NonNullable<InboxDeclaration['end']>['reason'], (product: string, day: string) => string>
  >;
  readonly refundBy: (day: string) => string;
  readonly wishes: (day: string) => string;
  readonly soon: string;
  readonly about: (contract: string) => string;
  readonly membershipNumber: (text: string) => string;
  readonly memberships: string;
  readonly noMembership: string;
  readonly unknownAddress: string;
  readonly since: (product: string, day: string) => string;
  readonly until: (day: string) => string;
  readonly received: (moment: string) => string;
  readonly toPerson: string;
  readonly applications: string;
  readonly noApplications: string;
  readonly speaks: (language: string) => string;
  readonly trials: string;
  readonly noTrials: string;
  readonly states: Readonly<Record<InboxTrial['state'], string>>;
  readonly came: string;
  readonly isMember: string;
  readonly deletedPerson: string;
  readonly done: string;
  readonly followedUp: string;
  readonly lost: string;
  readonly makeMember: string;
  readonly memberHeading: (name: string) => string;
  readonly keepHistory: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly memberHint: string;
  readonly handled: Readonly<Record<InboxOutcome, string>>;
  readonly outcomes: Readonly<Record<InboxOutcome, string>>;
  readonly by: (name: string, moment: string) => string;
}

/** The language of an application in the language of the page; any other text stays as it was sent. */
function coachedIn(sent: string, language: Language): string {
  const known = TRAINER_LANGUAGES.find((each) => each === sent);
  return known === undefined ? sent : TRAINER_LANGUAGE_NAMES[language][known];
}

/** Words of what came in for the desk. */
export const INBOX_WORDS: InBothLanguages<InboxWords> = {
  en: {
    heading: 'Inbox',
    toInbox: 'To the inbox',
    withHandled: 'Also show what has been dealt with',
    toTrials: TRIALS_WORDS.en.heading,
    toMails: MAILS_WORDS.en.heading,
    declarations: 'Terminations and withdrawals',
    noDeclarations: 'No termination or withdrawal is waiting.',
    termination: 'Termination',
    extraordinary: 'Termination for cause',
    withdrawal: 'Withdrawal',
    endsBy: (day) => `Ends on ${day} at one month’s notice, unless a minimum term runs`,
    endsForCause: (day) => `Ends at once if the cause holds, else on ${day} or with its minimum term`,
    ends: {
      notice: (product, day) => `${product} ends on ${day}, at one month’s notice`,
      term: (product, day) => `${product} ends on ${day}, the last day of its minimum term`,
      ended_already: (product, day) => `${product} was ended before, its last day is ${day}`,
    },
    refundBy: (day) => `Refund by ${day}, if the withdrawal is valid`,
    wishes: (day) => `Requested end: ${day}`,
    soon: 'Requested end: as soon as possible',
    about: (contract) => `Contract: ${contract}`,
    membershipNumber: (text) => `Member number or address, as stated: ${text}`,
    memberships: 'With us',
    noMembership: 'A customer without a membership',
    unknownAddress: 'Nobody here has this address',
    since: (product, day) => `${product} since ${day}`,
    until: (day) => `until ${day}`,
    received: (moment) => `received ${moment}`,
    toPerson: 'Open their page',
    applications: 'Coach applications',
    noApplications: 'No application is waiting.',
    speaks: (language) => `Speaks ${coachedIn(language, 'en')}`,
    trials: 'Test workouts',
    noTrials: 'No visitor is booked, and none needs a follow-up.',
    states: { booked: 'Booked', came: 'Came, needs a follow-up', missed: 'Did not come' },
    came: 'Came',
    isMember: 'Already a member',
    deletedPerson: 'Deleted person',
    done: 'Dealt with',
    followedUp: 'Followed up',
    lost: 'Lost',
    makeMember: 'Make a member',
    memberHeading: (name) => `Make ${name} a member`,
    keepHistory: 'Keep as member',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    memberHint: 'Adds the person; the class they came to becomes their first. Invite them from their page.',
    handled: { done: 'Dealt with.', member: 'Is a member now.', lost: 'Noted as lost.' },
    outcomes: { done: 'Dealt with', member: 'Became a member', lost: 'Lost' },
    by: (name, moment) => `${name}, ${moment}`,
  },
  de: {
    heading: 'Eingang',
    toInbox: 'Zum Eingang',
    withHandled: 'Auch Erledigtes zeigen',
    toTrials: TRIALS_WORDS.de.heading,
    toMails: MAILS_WORDS.de.heading,
    declarations: 'Kündigungen und Widerrufe',
    noDeclarations: 'Keine offenen Kündigungen oder Widerrufe.',
    termination: 'Kündigung',
    extraordinary: 'Außerordentliche Kündigung',
    withdrawal: 'Widerruf',
    endsBy: (day) => `Endet am ${day} mit einem Monat Frist, wenn keine Mindestlaufzeit läuft`,
    endsForCause: (day) => `Endet sofort, wenn der Grund trägt, sonst am ${day} oder mit der Mindestlaufzeit`,
    ends: {
      notice: (product, day) => `${product} endet am ${day} mit einem Monat Frist`,
      term: (product, day) => `${product} endet am ${day}, dem letzten Tag der Mindestlaufzeit`,
      ended_already: (product, day) => `${product} war schon gekündigt, letzter Tag ist ${day}`,
    },
    refundBy: (day) => `Rückzahlung bis ${day}, wenn der Widerruf wirksam ist`,
    wishes: (day) => `Gewünschtes Ende: ${day}`,
    soon: 'Gewünschtes Ende: so bald wie möglich',
    about: (contract) => `Vertrag: ${contract}`,
    membershipNumber: (text) => `Mitgliedsnummer oder Anschrift, laut Angabe: ${text}`,
    memberships: 'Bei uns',
    noMembership: 'Bekannt, ohne Mitgliedschaft',
    unknownAddress: 'Diese Adresse hat bei uns niemand',
    since: (product, day) => `${product} seit ${day}`,
    until: (day) => `bis ${day}`,
    received: (moment) => `eingegangen ${moment}`,
    toPerson: 'Zur Person',
    applications: 'Bewerbungen als Coach',
    noApplications: 'Keine offenen Bewerbungen.',
    speaks: (language) => `Spricht ${coachedIn(language, 'de')}`,
    trials: 'Probetrainings',
    noTrials: 'Keine gebuchten Probetrainings und niemand zum Nachfassen.',
    states: { booked: 'Gebucht', came: 'War da, bitte nachfassen', missed: 'War nicht da' },
    came: 'War da',
    isMember: 'Ist schon Mitglied',
    deletedPerson: 'Gelöschte Person',
    done: 'Erledigt',
    followedUp: 'Nachgefasst',
    lost: 'Verloren',
    makeMember: 'Zum Mitglied machen',
    memberHeading: (name) => `${name} zum Mitglied machen`,
    keepHistory: 'Als Mitglied übernehmen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    memberHint:
      'Legt die Person an; der besuchte Kurs wird ihr erster. Einladen kannst du sie auf ihrer Seite.',
    handled: { done: 'Erledigt.', member: 'Ist jetzt Mitglied.', lost: 'Als verloren notiert.' },
    outcomes: { done: 'Erledigt', member: 'Wurde Mitglied', lost: 'Verloren' },
    by: (name, moment) => `${name}, ${moment}`,
  },
};
