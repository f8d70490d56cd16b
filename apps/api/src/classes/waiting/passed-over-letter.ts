import type { BookingRefusal } from '@lifted/domain/bookings/booking';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { addressed, type MemberMail } from '../booking-letters.ts';
import { composeForReader, occasionOf } from '../class-letter.ts';
import { WHY_NOTHING_PAYS } from '../commands/command-refusals.ts';
import { otherClasses } from '../letter-links.ts';

/** Tells somebody whose turn it was why the place went to the next one. */
export function composePassedOver(
  settings: LetterSettings,
  mail: MemberMail & { readonly entry: string; readonly reason: BookingRefusal },
): OutgoingMail {
  const { studioClass, firstName, reason } = mail;
  return composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      ...addressed(mail, language),
      kind: 'class_passed_over',
      key: mail.entry,
      subject: words.subject(occasionOf(studioClass, language)),
      headline: words.headline(firstName),
      parts: [{ kind: 'sentences', text: words.reasons[REASONS[reason]] }, otherClasses(settings, language)],
    };
  });
}

type Reason = 'closed' | 'time' | 'many' | 'elsewhere' | 'nothing' | 'paused' | 'ended' | 'expired' | 'empty';

const REASONS: Readonly<Record<BookingRefusal, Reason>> = {
  class_canceled: 'closed',
  class_started: 'closed',
  booking_not_open: 'closed',
  class_full: 'closed',
  place_promised: 'closed',
  already_booked: 'time',
  overlapping_booking: 'time',
  too_many_upcoming: 'many',
  valid_elsewhere: 'elsewhere',
  no_entitlement: 'nothing',
  contract_paused: 'paused',
  contract_ended: 'ended',
  pass_expired_by_then: 'expired',
  no_credit_left: 'empty',
};

interface PassedOverWords {
  readonly subject: (occasion: string) => string;
  readonly headline: (name: string) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
}

const WORDS: InBothLanguages<PassedOverWords> = {
  en: {
    subject: (occasion) => `Off the waitlist: ${occasion}`,
    headline: (name) => `Hi ${name}, a place became free, but we couldn’t give it to you.`,
    reasons: {
      closed: 'The class can’t be booked at the moment.',
      time: 'You have a place in another class at the same time.',
      many: 'You already have as many classes booked as you can have at a time.',
      elsewhere: 'What you book with is not valid at the branch of this class.',
      nothing: 'You have nothing to book it with: no membership that runs on that day, and no pass.',
      paused: WHY_NOTHING_PAYS.contract_paused.en,
      ended: WHY_NOTHING_PAYS.contract_ended.en,
      expired: 'Your pass expires before this class.',
      empty: WHY_NOTHING_PAYS.no_credit_left.en,
    },
  },
  de: {
    subject: (occasion) => `Nicht mehr auf der Warteliste: ${occasion}`,
    headline: (name) => `Hi ${name}, ein Platz ist frei geworden, aber wir konnten ihn dir nicht geben.`,
    reasons: {
      closed: 'Der Kurs lässt sich gerade nicht buchen.',
      time: 'Du hast zur selben Zeit einen Platz in einem anderen Kurs.',
      many: 'Du hast schon so viele Kurse gebucht, wie auf einmal möglich sind.',
      elsewhere: 'Womit du buchst, gilt am Standort dieses Kurses nicht.',
      nothing:
        'Du hast nichts, womit du ihn buchen könntest: keine Mitgliedschaft, die an dem Tag läuft, und kein Paket.',
      paused: WHY_NOTHING_PAYS.contract_paused.de,
      ended: WHY_NOTHING_PAYS.contract_ended.de,
      expired: 'Dein Paket läuft vor diesem Kurs ab.',
      empty: WHY_NOTHING_PAYS.no_credit_left.de,
    },
  },
};
