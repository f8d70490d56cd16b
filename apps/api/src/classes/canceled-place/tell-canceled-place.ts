import { freeCancellationUntil } from '@lifted/domain/bookings/cancellation';
import { placeEventId } from '@lifted/domain/calendar/calendar-file';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { PoolClient } from 'pg';
import type { LetterSettings, ReaderLanguage } from '../../mail/letter.ts';
import { notify, type MessageWords } from '../../notifications/notify.ts';
import type { Reader } from '../../notifications/reader.ts';
import type { CountedClass } from '../class-places.ts';
import type { LockedBooking } from '../cancel-place.ts';
import type { CancellationOutcome } from './cancellation-outcome.ts';
import { composePlaceCanceled, COSTS_NOTHING } from './canceled-place-letter.ts';

/** A place its owner has just cancelled. */
interface JustCanceled {
  readonly studioClass: CountedClass;
  readonly booking: LockedBooking;
  readonly canceled: CancellationOutcome;
  readonly reader: Reader;
  readonly language: ReaderLanguage;
  readonly now: Date;
}

/**
 * Sends somebody the receipt of their own cancellation, in the caller's transaction. One that costs something goes out whatever was
 * chosen, and is the first message about its fee.
 */
export async function tellPlaceCanceled(
  client: PoolClient,
  letters: LetterSettings,
  { studioClass, booking, canceled, reader, language, now }: JustCanceled,
): Promise<void> {
  const freeUntil = freeCancellationUntil(booking);
  await notify(client, {
    reader,
    ...addressOf(canceled, booking, studioClass),
    words: { en: wordsOf(canceled, studioClass, 'en'), de: wordsOf(canceled, studioClass, 'de') },
    startsAt: studioClass.start,
    now,
    mail: () =>
      composePlaceCanceled(letters, {
        studioClass,
        firstName: reader.firstName,
        email: reader.email,
        language,
        writtenAt: now,
        eventId: placeEventId(studioClass.id, reader.customerId),
        bookingId: booking.id,
        canceled,
        freeUntil: freeUntil < booking.bookedAt ? null : freeUntil,
      }),
  });
}

/** The occasion of a fee is the one that news of fees look for. */
function addressOf(canceled: CancellationOutcome, { id }: LockedBooking, studioClass: CountedClass) {
  switch (canceled.kind) {
    case 'free': {
      const path = `/workout/${encodeURIComponent(studioClass.id)}`;
      return { kind: 'booked', occasion: `given_up ${id}`, path } as const;
    }
    case 'credit':
      return { kind: 'fee', occasion: `credit ${id}`, path: '/passes' } as const;
    case 'fee':
      return { kind: 'fee', occasion: `pending ${canceled.id}`, path: '/passes' } as const;
    default:
      return canceled satisfies never;
  }
}

function wordsOf(
  canceled: CancellationOutcome,
  { timerName, start }: CountedClass,
  language: Language,
): MessageWords {
  const words = WORDS[language];
  const body = (rest: string) => `${timerName}, ${momentWords(start, language)}. ${rest}`;
  switch (canceled.kind) {
    case 'free':
      return { title: words.free, body: body(COSTS_NOTHING[language]) };
    case 'credit':
      return { title: words.late, body: body(words.credit) };
    case 'fee':
      return {
        title: words.fee,
        body: body(
          words.owed(exactEuroWords(canceled.cents, language), momentWords(canceled.dueAt, language)),
        ),
      };
    default:
      return canceled satisfies never;
  }
}

interface Words {
  readonly free: string;
  readonly late: string;
  readonly credit: string;
  readonly fee: string;
  readonly owed: (amount: string, dueAt: string) => string;
}

const WORDS: InBothLanguages<Words> = {
  en: {
    free: 'You’ve cancelled your place',
    late: 'Cancelled late',
    credit: 'The workout on your pass is used up, unless someone has your place when the class starts.',
    fee: 'A fee',
    owed: (amount, dueAt) =>
      `You’ve cancelled late: ${amount}, due on ${dueAt}. Until the fee is paid you can object once, and we’ll look at it.`,
  },
  de: {
    free: 'Du hast deinen Platz abgesagt',
    late: 'Spät abgesagt',
    credit:
      'Das Workout aus deinem Paket ist verbraucht, außer jemand hat deinen Platz, wenn der Kurs beginnt.',
    fee: 'Eine Gebühr ist vermerkt',
    owed: (amount, dueAt) =>
      `Du hast spät abgesagt: ${amount}, fällig am ${dueAt}. Bis die Gebühr bezahlt ist, kannst du einmal widersprechen; wir schauen es uns an.`,
  },
};
