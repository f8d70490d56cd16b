import type { LinkedPlace } from '@lifted/contract/class-bookings';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { LATE_CANCELLATION_FEE_CENTS } from '@lifted/domain/contracts/studio-terms';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { InBothLanguages } from '../../language.ts';
import type { MailedPlaceWords } from '../../ui/classes/mailed-place-page.tsx';
import { LINKED_PLACE_WORDS } from '../../ui/classes/mailed-place-words.ts';
import type { CostNow } from './cost-now.ts';

interface CancelBookingWords extends MailedPlaceWords {
  readonly question: (firstName: string) => string;
  /** What it costs now; `until` is the last moment it is free, null where it never was. */
  readonly cost: Readonly<Record<CostNow, (until: string | null) => string>>;
  readonly yes: Readonly<Record<CostNow, string>>;
  readonly no: string;
  readonly passes: string;
  readonly canceled: string;
  readonly byStudio: string;
  readonly free: Readonly<Record<LinkedPlace['late_cost'], string>>;
  readonly late: Readonly<Record<LinkedPlace['late_cost'], string>>;
}

const PENDING_HOURS = FEE_PENDING_MS / HOUR_MS;
const english = exactEuroWords(LATE_CANCELLATION_FEE_CENTS, 'en');
const german = exactEuroWords(LATE_CANCELLATION_FEE_CENTS, 'de');

const wasFree = (until: string | null) =>
  until === null
    ? 'You accepted this place when cancelling was no longer free, so'
    : `It was free until ${until}. Now`;
const wasFreeInGerman = (until: string | null) =>
  until === null
    ? 'Als du diesen Platz angenommen hast, war Absagen nicht mehr kostenlos. Deshalb'
    : `Kostenlos war es bis ${until}. Jetzt`;

export const CANCEL_BOOKING_WORDS: InBothLanguages<CancelBookingWords> = {
  en: {
    heading: 'Cancel your class',
    title: 'Cancel your class',
    description:
      'Cancel your place in a class so that someone else can have it. You see what it costs first.',
    question: (firstName) => `Hi ${firstName}, would you like to cancel your place in this class?`,
    cost: {
      free: (until) => (until === null ? 'It’s free.' : `It’s free until ${until}.`),
      nothing: () => 'It costs nothing.',
      credit: (until) =>
        `${wasFree(until)} it uses up one workout of your pass, unless your place is taken when the class starts.`,
      fee: (until) =>
        `${wasFree(until)} it costs ${english}, unless your place is taken when the class starts.`,
    },
    yes: {
      free: 'Cancel free of charge',
      nothing: 'Cancel my place',
      credit: 'Cancel for one workout',
      fee: `Cancel for ${english}`,
    },
    no: 'Keep my place',
    passes: 'Your passes',
    canceled: 'You cancelled this place earlier.',
    byStudio: LINKED_PLACE_WORDS.en.canceledByStudio,
    free: {
      nothing: 'Your place is cancelled. It costs you nothing.',
      credit: 'Cancelled, free of charge. The workout is back on your pass.',
      fee: 'Cancelled, free of charge.',
    },
    late: {
      nothing: 'Your place is cancelled. It costs you nothing.',
      credit:
        'Cancelled. It was too late to be free, so one workout of your pass is used, unless your place is taken when the class starts.',
      fee: `Cancelled. It was too late to be free: ${english} becomes due ${PENDING_HOURS} hours after you cancelled, unless your place is taken when the class starts. You can see its current status under “Your passes”.`,
    },
    noScript: LINKED_PLACE_WORDS.en.noScriptToCancel,
  },
  de: {
    heading: 'Kurs absagen',
    title: 'Kurs absagen',
    description:
      'Sag deinen Platz im Kurs ab, damit jemand anders trainieren kann. Was es kostet, siehst du vorher.',
    question: (firstName) => `Hi ${firstName}, möchtest du deinen Platz in diesem Kurs absagen?`,
    cost: {
      free: (until) => (until === null ? 'Das ist kostenlos.' : `Das ist kostenlos bis ${until}.`),
      nothing: () => 'Das kostet nichts.',
      credit: (until) =>
        `${wasFreeInGerman(until)} kostet es ein Workout aus deinem Paket, außer dein Platz ist wieder vergeben, wenn der Kurs beginnt.`,
      fee: (until) =>
        `${wasFreeInGerman(until)} kostet es ${german}, außer dein Platz ist wieder vergeben, wenn der Kurs beginnt.`,
    },
    yes: {
      free: 'Kostenlos absagen',
      nothing: 'Platz absagen',
      credit: 'Für ein Workout absagen',
      fee: `Für ${german} absagen`,
    },
    no: 'Platz behalten',
    passes: 'Deine Pakete',
    canceled: 'Diesen Platz hast du schon vorher abgesagt.',
    byStudio: LINKED_PLACE_WORDS.de.canceledByStudio,
    free: {
      nothing: 'Dein Platz ist abgesagt. Das kostet dich nichts.',
      credit: 'Kostenlos abgesagt. Das Workout ist wieder in deinem Paket.',
      fee: 'Kostenlos abgesagt.',
    },
    late: {
      nothing: 'Dein Platz ist abgesagt. Das kostet dich nichts.',
      credit:
        'Abgesagt. Kostenlos ging es nicht mehr: Ein Workout aus deinem Paket ist verbraucht, außer dein Platz ist wieder vergeben, wenn der Kurs beginnt.',
      fee: `Abgesagt. Kostenlos ging es nicht mehr: ${german} werden ${PENDING_HOURS} Stunden nach der Absage fällig, außer dein Platz ist wieder vergeben, wenn der Kurs beginnt. Den Stand siehst du unter „Deine Pakete“.`,
    },
    noScript: LINKED_PLACE_WORDS.de.noScriptToCancel,
  },
};

/** What became of a place that was cancelled. */
export function canceledWords(
  { cancellation, late_cost: lateCost }: Pick<LinkedPlace, 'cancellation' | 'late_cost'>,
  words: CancelBookingWords,
): string {
  switch (cancellation) {
    case 'free':
      return words.free[lateCost];
    case 'late':
      return words.late[lateCost];
    case 'studio':
      return words.byStudio;
    case null:
      return words.canceled;
    default:
      return cancellation satisfies never;
  }
}
