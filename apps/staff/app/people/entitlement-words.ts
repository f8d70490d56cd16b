import type { InBothLanguages } from '@lifted/domain/language/language';
import { LONGEST_PAUSE_MONTHS } from '@lifted/domain/contracts/studio-terms';

interface EntitlementWords {
  readonly heading: string;
  readonly none: string;
  readonly days: (from: string, until: string | null) => string;
  readonly credits: (count: number) => string;
  readonly membership: string;
  readonly pausedDays: (from: string, until: string) => string;
  readonly over: string;
  readonly term: (months: number) => string;
  readonly ledger: (entries: number) => string;
  readonly soldAs: string;

  readonly grant: string;
  readonly product: string;
  readonly from: string;
  readonly note: string;
  readonly noteHint: string;
  readonly reference: string;
  readonly referenceHint: string;
  readonly granted: string;

  readonly extend: string;
  readonly extendHeading: (product: string) => string;
  readonly until: string;
  readonly untilHint: string;
  readonly extended: string;

  readonly adjust: string;
  readonly adjustHeading: (product: string) => string;
  readonly direction: string;
  readonly more: string;
  readonly fewer: string;
  readonly count: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly adjusted: string;

  readonly pause: string;
  readonly pauseHeading: (product: string) => string;
  readonly pauseFrom: string;
  readonly pauseUntil: string;
  readonly pauseHint: string;
  readonly paused: string;

  readonly end: string;
  readonly endHeading: (product: string) => string;
  readonly lastDay: string;
  readonly lastDayHint: string;
  readonly ended: string;
}

/** Passes and memberships of a person. */
export const ENTITLEMENT_WORDS: InBothLanguages<EntitlementWords> = {
  en: {
    heading: 'Passes and memberships',
    none: 'No pass and no membership.',
    days: (from, until) => (until === null ? `from ${from}` : `${from} – ${until}`),
    credits: (count) => (count === 1 ? '1 workout left' : `${count} workouts left`),
    membership: 'Membership',
    pausedDays: (from, until) => `Paused ${from} – ${until}`,
    over: 'over',
    term: (months) => (months === 1 ? 'minimum term 1\u00a0month' : `minimum term ${months}\u00a0months`),
    ledger: (entries) => (entries === 1 ? '1 entry' : `${entries} entries`),
    soldAs: 'Sold',

    grant: 'Give a pass or membership',
    product: 'Product',
    from: 'From',
    note: 'How it was sold',
    noteHint: 'Such as “by card at the desk”. The person can read it in their data export.',
    reference: 'Reference',
    referenceHint: 'Number of an invoice or payment, if there is one.',
    granted: 'Given.',

    extend: 'Extend',
    extendHeading: (product) => `Extend ${product}`,
    until: 'New last day',
    untilHint: 'Workouts that expired come back.',
    extended: 'Extended.',

    adjust: 'Correct',
    adjustHeading: (product) => `Correct ${product}`,
    direction: 'Correction',
    more: 'Add workouts',
    fewer: 'Take workouts',
    count: 'How many',
    reason: 'Reason',
    reasonHint: 'The member can read it.',
    adjusted: 'Corrected.',

    pause: 'Pause',
    pauseHeading: (product) => `Pause ${product}`,
    pauseFrom: 'First day',
    pauseUntil: 'Last day',
    pauseHint: `Up to ${LONGEST_PAUSE_MONTHS}\u00a0full months, from a debit day. Places booked in that time are cancelled free of charge.`,
    paused: 'Paused.',

    end: 'End',
    endHeading: (product) => `End ${product}`,
    lastDay: 'Last day',
    lastDayHint: 'Places booked for later classes are cancelled free of charge.',
    ended: 'End date saved.',
  },
  de: {
    heading: 'Pakete und Mitgliedschaften',
    none: 'Kein Paket und keine Mitgliedschaft.',
    days: (from, until) => (until === null ? `ab ${from}` : `${from} – ${until}`),
    credits: (count) => (count === 1 ? 'noch 1 Workout' : `noch ${count} Workouts`),
    membership: 'Mitgliedschaft',
    pausedDays: (from, until) => `Pausiert ${from} – ${until}`,
    over: 'vorbei',
    term: (months) =>
      months === 1 ? 'Mindestlaufzeit 1\u00a0Monat' : `Mindestlaufzeit ${months}\u00a0Monate`,
    ledger: (entries) => (entries === 1 ? '1 Eintrag' : `${entries} Einträge`),
    soldAs: 'Verkauft',

    grant: 'Paket oder Mitgliedschaft vergeben',
    product: 'Angebot',
    from: 'Ab',
    note: 'Wie es verkauft wurde',
    noteHint: 'Zum Beispiel „mit Karte am Empfang“. Die Person kann es im Export ihrer Daten lesen.',
    reference: 'Beleg',
    referenceHint: 'Nummer einer Rechnung oder Zahlung, falls es eine gibt.',
    granted: 'Vergeben.',

    extend: 'Verlängern',
    extendHeading: (product) => `${product} verlängern`,
    until: 'Neuer letzter Tag',
    untilHint: 'Verfallene Workouts kommen zurück.',
    extended: 'Verlängert.',

    adjust: 'Korrigieren',
    adjustHeading: (product) => `${product} korrigieren`,
    direction: 'Korrektur',
    more: 'Workouts gutschreiben',
    fewer: 'Workouts abziehen',
    count: 'Wie viele',
    reason: 'Grund',
    reasonHint: 'Das Mitglied kann ihn lesen.',
    adjusted: 'Korrigiert.',

    pause: 'Pausieren',
    pauseHeading: (product) => `${product} pausieren`,
    pauseFrom: 'Erster Tag',
    pauseUntil: 'Letzter Tag',
    pauseHint: `Höchstens ${LONGEST_PAUSE_MONTHS}\u00a0volle Monate ab einem Abbuchungstag. Gebuchte Plätze in dieser Zeit werden kostenlos abgesagt.`,
    paused: 'Pausiert.',

    end: 'Beenden',
    endHeading: (product) => `${product} beenden`,
    lastDay: 'Letzter Tag',
    lastDayHint: 'Gebuchte Plätze in späteren Kursen werden kostenlos abgesagt.',
    ended: 'Das Ende ist eingetragen.',
  },
};
