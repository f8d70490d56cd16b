import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import type { LetterSettings } from '../../mail/letter.ts';
import { pageAddress } from '../../mail/page-address.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { addressed, type MemberMail } from '../booking-letters.ts';
import { CALENDAR_WORDS, withPlaceEvent } from '../class-calendar-event.ts';
import { composeForReader, occasionOf } from '../class-letter.ts';
import { otherClasses } from '../letter-links.ts';
import type { CancellationOutcome } from './cancellation-outcome.ts';

interface PlaceCanceledMail extends MemberMail {
  readonly eventId: string;
  readonly bookingId: string;
  readonly canceled: CancellationOutcome;
  /** Until when it was free; null: that was over when they accepted the place. */
  readonly freeUntil: Date | null;
}

/** The receipt for a place its owner cancelled: when, by which rule, and what it costs. Calendars take the class out. */
export function composePlaceCanceled(settings: LetterSettings, mail: PlaceCanceledMail): OutgoingMail {
  const { studioClass, firstName, canceled, writtenAt, freeUntil } = mail;
  const letter = composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    const moment = (instant: Date) => momentWordsWithYear(instant, language);
    const free = freeUntil === null ? words.neverFree : words.freeUntil(moment(freeUntil));
    return {
      ...addressed(mail, language),
      kind: 'class_given_up',
      key: mail.bookingId,
      subject: words.subject(occasionOf(studioClass, language)),
      headline: words.headline(firstName),
      parts: [
        { kind: 'class', studioClass },
        { kind: 'sentences', text: `${words.canceledAt(moment(writtenAt))} ${free}` },
        ...(canceled.kind === 'fee'
          ? [
              {
                kind: 'link',
                lead: words.fee(exactEuroWords(canceled.cents, language), moment(canceled.dueAt)),
                text: words.feeLink,
                url: pageAddress(settings.publicUrl, language, '/passes'),
              } as const,
            ]
          : [{ kind: 'sentences', text: costWords(canceled, language) } as const]),
        otherClasses(settings, language),
        { kind: 'sentences', text: CALENDAR_WORDS[language].takenOut },
      ],
    };
  });
  return withPlaceEvent(settings, mail, letter, { off: 'place' });
}

function costWords(canceled: Exclude<CancellationOutcome, { kind: 'fee' }>, language: Language): string {
  const { creditBack, credit } = WORDS[language];
  if (canceled.kind === 'credit') return credit;
  return canceled.payer === 'pass' ? creditBack : COSTS_NOTHING[language];
}

/** Of a place that was cancelled in time, in the list of messages and in the receipt. */
export const COSTS_NOTHING: InBothLanguages<string> = {
  en: 'It costs you nothing.',
  de: 'Es kostet dich nichts.',
};

interface Words {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly canceledAt: (moment: string) => string;
  readonly freeUntil: (moment: string) => string;
  readonly neverFree: string;
  readonly creditBack: string;
  readonly credit: string;
  readonly fee: (amount: string, dueAt: string) => string;
  readonly feeLink: string;
}

const WORDS: InBothLanguages<Words> = {
  en: {
    subject: (occasion) => `You’ve cancelled: ${occasion}`,
    headline: (name) => `Hi ${name}, you’ve cancelled your place. Here’s your receipt:`,
    canceledAt: (moment) => `Cancelled on ${moment}.`,
    freeUntil: (moment) => `Cancelling was free of charge until ${moment}.`,
    neverFree: 'You accepted this place when cancelling was no longer free of charge.',
    creditBack: 'It costs you nothing, and the workout is back on your pass.',
    credit:
      'That was too late to be free, so the workout on your pass is used up. If someone has your place when the class starts, the workout comes back.',
    fee: (amount, dueAt) =>
      `That was too late to be free, so it costs ${amount}, due on ${dueAt}. If someone has your place when the class starts, you owe nothing. If you think the fee is wrong, you can object to it once, here, until it’s paid:`,
    feeLink: 'Open “Your passes”',
  },
  de: {
    subject: (occasion) => `Du hast abgesagt: ${occasion}`,
    headline: (name) => `Hi ${name}, du hast deinen Platz abgesagt. Hier ist dein Beleg:`,
    canceledAt: (moment) => `Abgesagt am ${moment}.`,
    freeUntil: (moment) => `Kostenlos absagen konntest du bis ${moment}.`,
    neverFree: 'Du hattest den Platz angenommen, als Absagen nicht mehr kostenlos war.',
    creditBack: 'Es kostet dich nichts, und das Workout ist wieder in deinem Paket.',
    credit:
      'Kostenlos ging es nicht mehr: Das Workout aus deinem Paket ist verbraucht. Hat jemand deinen Platz, wenn der Kurs beginnt, bekommst du es zurück.',
    fee: (amount, dueAt) =>
      `Kostenlos ging es nicht mehr: Es kostet ${amount}, fällig am ${dueAt}. Hat jemand deinen Platz, wenn der Kurs beginnt, schuldest du nichts. Hältst du die Gebühr für falsch, kannst du ihr hier einmal widersprechen, bis sie bezahlt ist:`,
    feeLink: 'Zu „Deine Pakete“',
  },
};
