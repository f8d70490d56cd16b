import type { CancelReason } from '@lifted/domain/bookings/class-cancellation';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { addressed, NOTHING_OWED, type MemberMail } from '../booking-letters.ts';
import { withPlaceEvent, type PlaceInCalendar } from '../class-calendar-event.ts';
import { composeForReader, occasionOf, type LetterPart } from '../class-letter.ts';
import { classPage, otherClasses, testWorkoutPage } from '../letter-links.ts';
import type { ClassAudience } from '../people-of-class.ts';
import type { FittingClass } from './fitting-classes.ts';

/** Classes that fit somebody, or that each reader has their own: a preview shows no names. */
export type FittingToSay = readonly FittingClass[] | 'each_their_own';

interface CanceledMail extends MemberMail, Pick<PlaceInCalendar, 'eventId'> {
  readonly key: string;
  readonly audience: ClassAudience;
  /** Null where nobody gave one. */
  readonly reason: CancelReason | null;
  readonly fitting: FittingToSay;
}

/** The class does not take place: why, that nothing is owed, and which classes somebody could come to in its place. */
export function composeClassCanceled(settings: LetterSettings, mail: CanceledMail): OutgoingMail {
  const { studioClass, firstName, reason, audience } = mail;
  const letter = composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    const why = reason === null ? '' : words.because[reason];
    return {
      ...addressed(mail, language),
      kind: 'class_canceled',
      key: mail.key,
      subject: words.subject(occasionOf(studioClass, language)),
      headline: words.canceled(firstName),
      parts: [
        { kind: 'class', studioClass },
        ...(why === '' ? [] : [{ kind: 'sentences', text: why } as const]),
        { kind: 'sentences', text: words.meansFor[audience] },
        ...fittingParts(settings, mail, language),
        otherClasses(settings, language),
      ],
    };
  });
  return withPlaceEvent(settings, mail, letter, { off: 'class' });
}

function fittingParts(
  settings: LetterSettings,
  { fitting, audience }: CanceledMail,
  language: Language,
): readonly LetterPart[] {
  const words = WORDS[language];
  if (fitting === 'each_their_own') return [{ kind: 'sentences', text: words.eachTheirOwn }];
  if (fitting.length === 0) return [];
  const pageOf = audience === 'visitors' ? testWorkoutPage : classPage;
  return [
    { kind: 'sentences', text: words.instead },
    ...fitting.map(
      (each) =>
        ({
          kind: 'link',
          lead: words.withCoach(occasionOf(each, language), each.coachFirstName),
          text: words.book(momentWords(each.start, language)),
          url: pageOf(settings, { studioClass: each }, language),
        }) as const,
    ),
  ];
}

interface CanceledWords {
  readonly subject: (occasion: string) => string;
  readonly canceled: (name: string) => string;
  /** Empty: there is nothing to say. */
  readonly because: Readonly<Record<CancelReason, string>>;
  readonly meansFor: Readonly<Record<ClassAudience, string>>;
  readonly instead: string;
  readonly withCoach: (occasion: string, coach: string) => string;
  readonly book: (moment: string) => string;
  readonly eachTheirOwn: string;
}

const WORDS: InBothLanguages<CanceledWords> = {
  en: {
    subject: (occasion) => `Cancelled: ${occasion}`,
    canceled: (name) => `Hi ${name}, we’re sorry, but this class is cancelled.`,
    because: {
      few: 'Too few people had booked it.',
      coach: 'The coach can’t be there, and nobody else could take the class.',
      closure: 'The studio is closed that day.',
      other: '',
    },
    meansFor: {
      members: NOTHING_OWED.en,
      visitors: 'Your test workout stays free: pick another class whenever you like.',
      waiting: 'You were on its waitlist. Nothing was booked, and it costs you nothing.',
    },
    instead: 'Perhaps this suits you instead. There was a place for you when we wrote this email:',
    withCoach: (occasion, coach) => `${occasion}, with ${coach}`,
    book: (moment) => `Book ${moment}`,
    eachTheirOwn: '[up to two classes this person can book instead, with links]',
  },
  de: {
    subject: (occasion) => `Fällt aus: ${occasion}`,
    canceled: (name) => `Hi ${name}, es tut uns leid: Dieser Kurs fällt aus.`,
    because: {
      few: 'Es hatten zu wenige gebucht.',
      coach: 'Der Coach kann nicht, und niemand sonst konnte den Kurs übernehmen.',
      closure: 'Das Studio ist an diesem Tag geschlossen.',
      other: '',
    },
    meansFor: {
      members: NOTHING_OWED.de,
      visitors: 'Dein Probetraining bleibt kostenlos: Such dir einfach einen anderen Kurs aus.',
      waiting: 'Du standst auf der Warteliste. Gebucht war noch nichts, und es kostet dich nichts.',
    },
    instead:
      'Vielleicht passt dir das stattdessen. Als wir diese Mail geschrieben haben, war noch ein Platz für dich frei:',
    withCoach: (occasion, coach) => `${occasion}, mit ${coach}`,
    book: (moment) => `${moment} buchen`,
    eachTheirOwn: '[bis zu zwei Kurse, die diese Person stattdessen buchen kann, mit Links]',
  },
};
