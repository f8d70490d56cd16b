/** Mails about a member's place in a class: booked, promoted, offered, changed or taken away by the studio. */
import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import { RETURNED_CREDIT_DAYS } from '@lifted/domain/bookings/entitlement-dates';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { LetterSettings, ReaderLanguage } from '../mail/letter.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import type { Occasion } from './booking-people.ts';
import { CALENDAR_WORDS, withPlaceEvent, type PlaceInCalendar } from './class-calendar-event.ts';
import { CLASS_WORDS, composeForReader, occasionOf, type MailedClass } from './class-letter.ts';
import { NOT_FREE_ANY_MORE } from './class-messages.ts';
import type { CountedClass } from './class-places.ts';
import type { CancellationOutcome } from './canceled-place/cancellation-outcome.ts';
import { cancelLink, classLink, classPage, otherClasses } from './letter-links.ts';
import type { ClassAudience } from './people-of-class.ts';

/** Whom a mail is for, and about which class. */
export interface MemberMail {
  readonly studioClass: MailedClass & Pick<CountedClass, 'id'>;
  readonly firstName: string;
  readonly email: string;
  readonly language: ReaderLanguage;
  readonly writtenAt: Date;
}

type PlaceMail = MemberMail & Pick<PlaceInCalendar, 'eventId'>;

interface BookedMail extends PlaceMail {
  readonly bookingId: string;
  readonly linkToken: string;
  /** From the waitlist. */
  readonly isPromoted: boolean;
  /** Until when cancelling is free; null: it no longer is. */
  readonly freeUntil: Date | null;
  /** Classes at the same time whose waitlists the person leaves. */
  readonly waitsLost: readonly Occasion[];
  /** The place that was cancelled for it. */
  readonly swapped?: SwappedPlace | undefined;
}

/** A place that was cancelled for another one, and what that meant. */
export interface SwappedPlace {
  readonly studioClass: MailedClass;
  readonly eventId: string;
  readonly canceled: CancellationOutcome;
}

/** Confirms a place: when, where, the calendar file, and the link to cancel. */
export function composeBooked(settings: LetterSettings, mail: BookedMail): OutgoingMail {
  const { studioClass, firstName, bookingId } = mail;
  const letter = composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    const occasion = occasionOf(studioClass, language);
    return {
      ...addressed(mail, language),
      kind: mail.isPromoted ? 'class_promoted' : 'class_booked',
      key: bookingId,
      subject: mail.isPromoted ? words.promotedSubject(occasion) : words.bookedSubject(occasion),
      headline: mail.isPromoted ? words.promoted(firstName) : words.booked(firstName),
      parts: [
        { kind: 'class', studioClass, isTold: true },
        ...(mail.swapped === undefined
          ? []
          : [{ kind: 'sentences', text: swappedWords(mail.swapped, language) } as const]),
        {
          kind: 'sentences',
          text:
            mail.freeUntil === null
              ? NOT_FREE_ANY_MORE[language]
              : words.freeUntil(instantWords(mail.freeUntil, language)),
        },
        ...mail.waitsLost.map(
          (lost) => ({ kind: 'sentences', text: words.waitLost(occasionOf(lost, language)) }) as const,
        ),
        cancelLink(settings, mail.linkToken, language, words.cancel),
        {
          kind: 'sentences',
          text: mail.swapped === undefined ? CALENDAR_WORDS[language].added : words.calendarSwapped,
        },
      ],
    };
  });
  return withPlaceEvent(settings, mail, letter, { canceled: mail.swapped });
}

function swappedWords({ studioClass, canceled }: SwappedPlace, language: Language): string {
  const words = WORDS[language].swapped;
  const occasion = occasionOf(studioClass, language);
  switch (canceled.kind) {
    case 'free':
      return words.free(occasion);
    case 'credit':
      return words.credit(occasion);
    case 'fee':
      return words.fee(
        occasion,
        exactEuroWords(canceled.cents, language),
        instantWords(canceled.dueAt, language),
      );
    default:
      return canceled satisfies never;
  }
}

/** Offers a free place to somebody on the waitlist. */
export function composeOffer(
  settings: LetterSettings,
  mail: MemberMail & { readonly entry: string; readonly until: Date },
): OutgoingMail {
  const { studioClass, firstName } = mail;
  return composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      ...addressed(mail, language),
      kind: 'class_offer',
      key: mail.entry,
      subject: words.offerSubject(occasionOf(studioClass, language)),
      headline: words.offer(firstName),
      parts: [
        { kind: 'sentences', text: words.offerUntil(instantWords(mail.until, language)) },
        {
          kind: 'link',
          lead: words.accept,
          text: words.acceptLink,
          url: classPage(settings, mail, language),
        },
        { kind: 'class', studioClass },
        { kind: 'sentences', text: words.offerBinding },
      ],
    };
  });
}

/** The studio took somebody out of a class: nothing is owed. */
export function composePlaceRemoved(
  settings: LetterSettings,
  mail: PlaceMail & { readonly bookingId: string; readonly because: 'paused' | 'ended' | 'unsaid' },
): OutgoingMail {
  const { studioClass, firstName } = mail;
  const letter = composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      ...addressed(mail, language),
      kind: 'class_place_removed',
      key: mail.bookingId,
      subject: words.removedSubject(occasionOf(studioClass, language)),
      headline: words.removed(firstName),
      parts: [
        { kind: 'class', studioClass },
        { kind: 'sentences', text: words.removedBecause[mail.because] },
        otherClasses(settings, language),
      ],
    };
  });
  return withPlaceEvent(settings, mail, letter, { off: 'place' });
}

/** The studio changed the class: what it is now, and what it was. */
export function composeClassChanged(
  settings: LetterSettings,
  mail: PlaceMail & {
    readonly different: InBothLanguages<string>;
    readonly key: string;
    readonly audience: ClassAudience;
  },
): OutgoingMail {
  const { studioClass, firstName, audience } = mail;
  const letter = composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      ...addressed(mail, language),
      kind: 'class_changed',
      key: mail.key,
      subject: words.changedSubject(occasionOf(studioClass, language)),
      headline: words.changed(firstName),
      parts: [
        { kind: 'class', studioClass },
        { kind: 'sentences', text: mail.different[language] },
        audience === 'visitors'
          ? { kind: 'sentences', text: words.changedForVisitor }
          : classLink(settings, mail, language, words.changedThen),
      ],
    };
  });
  return withPlaceEvent(settings, mail, letter);
}

/** Too few have booked: what is missing, and when it is decided. */
export function composeTooFew(
  settings: LetterSettings,
  mail: MemberMail & { readonly key: string; readonly missing: number; readonly decidedAt: Date },
): OutgoingMail {
  const { studioClass, firstName } = mail;
  return composeForReader(settings, mail.language, (language) => {
    const words = WORDS[language];
    return {
      ...addressed(mail, language),
      kind: 'class_too_few',
      key: mail.key,
      subject: words.tooFewSubject(occasionOf(studioClass, language)),
      headline: words.tooFew(firstName, mail.missing, CLASS_WORDS[language].clock(mail.decidedAt)),
      parts: [
        { kind: 'class', studioClass },
        { kind: 'sentences', text: words.tooFewThen },
        otherClasses(settings, language),
      ],
    };
  });
}

/** Whom a mail goes to, in which language, and when it was written. */
export function addressed({ email, writtenAt }: MemberMail, language: Language) {
  return { email, language, writtenAt };
}

function instantWords(instant: Date, language: Language): string {
  const { day, clock } = CLASS_WORDS[language];
  return `${day(instant)}, ${clock(instant)}`;
}

interface BookingWords {
  readonly bookedSubject: (occasion: string) => string;
  readonly booked: (name: string) => string;
  readonly promotedSubject: (occasion: string) => string;
  readonly promoted: (name: string) => string;
  readonly freeUntil: (until: string) => string;
  readonly waitLost: (occasion: string) => string;
  readonly cancel: string;
  readonly calendarSwapped: string;
  readonly swapped: {
    readonly free: (occasion: string) => string;
    readonly credit: (occasion: string) => string;
    readonly fee: (occasion: string, amount: string, dueAt: string) => string;
  };
  readonly offerSubject: (occasion: string) => string;
  readonly offer: (name: string) => string;
  readonly offerUntil: (until: string) => string;
  readonly accept: string;
  readonly acceptLink: string;
  readonly offerBinding: string;
  readonly removedSubject: (occasion: string) => string;
  readonly removed: (name: string) => string;
  readonly removedBecause: Readonly<Record<'paused' | 'ended' | 'unsaid', string>>;
  readonly changedSubject: (occasion: string) => string;
  readonly changed: (name: string) => string;
  readonly changedThen: string;
  readonly changedForVisitor: string;
  readonly tooFewSubject: (occasion: string) => string;
  readonly tooFew: (name: string, missing: number, decided: string) => string;
  readonly tooFewThen: string;
}

/** What a class that a member is taken out of costs them: nothing. */
export const NOTHING_OWED: InBothLanguages<string> = {
  en: `It costs you nothing. If you booked with a pass, the workout is back on it, and you have at least ${RETURNED_CREDIT_DAYS} days to use it.`,
  de: `Es kostet dich nichts. Hast du mit einem Paket gebucht, ist das Workout wieder drin, und du kannst es noch mindestens ${RETURNED_CREDIT_DAYS} Tage lang nutzen.`,
};

const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;

const WORDS: InBothLanguages<BookingWords> = {
  en: {
    bookedSubject: (occasion) => `Booked: ${occasion}`,
    booked: (name) => `Hi ${name}, your place is booked.`,
    promotedSubject: (occasion) => `You’re in: ${occasion}`,
    promoted: (name) => `Hi ${name}, a place became free and it’s yours.`,
    freeUntil: (until) => `You can cancel free of charge until ${until}.`,
    waitLost: (occasion) =>
      `You were also on the waitlist of ${occasion}. It’s at the same time, so we’ve taken you off it.`,
    cancel: 'Something came up? This page says what cancelling costs, and you can cancel there:',
    calendarSwapped: 'Open the attached file to add the class to your calendar and take the other one out.',
    swapped: {
      free: (occasion) => `You cancelled ${occasion} for it, free of charge.`,
      credit: (occasion) =>
        `You cancelled ${occasion} for it. That was too late to be free, so the workout booked for it is used up. If someone has that place when the class starts, the workout comes back.`,
      fee: (occasion, amount, dueAt) =>
        `You cancelled ${occasion} for it. That was too late to be free, so it costs ${amount}, due on ${dueAt}. If someone has that place when the class starts, you owe nothing.`,
    },
    offerSubject: (occasion) => `A place is free: ${occasion}`,
    offer: (name) => `Hi ${name}, a place became free and it’s your turn.`,
    offerUntil: (until) =>
      `We’re holding it for you until ${until}. After that it goes to the next person on the list.`,
    accept: 'Take it or pass it on here:',
    acceptLink: 'See the offer',
    offerBinding: `The class is less than ${FREE_HOURS} hours away, so if you take the place, you can no longer cancel it free of charge.`,
    removedSubject: (occasion) => `Booking cancelled: ${occasion}`,
    removed: (name) => `Hi ${name}, we’ve cancelled your place in this class. The class itself takes place.`,
    removedBecause: {
      paused: 'Your membership is paused that day. It costs you nothing.',
      ended: 'Your membership is over by that day. It costs you nothing.',
      unsaid: NOTHING_OWED.en,
    },
    changedSubject: (occasion) => `Changed: ${occasion}`,
    changed: (name) => `Hi ${name}, your class has changed. Here’s how it looks now:`,
    changedThen:
      'If it no longer suits you, the class page says until when you can cancel free of charge. If we moved it by more than a quarter of an hour, that’s until it starts.',
    changedForVisitor:
      'If it no longer suits you, you can cancel free of charge until it starts, with the link in your first email.',
    tooFewSubject: (occasion) => `Too few so far: ${occasion}`,
    tooFew: (name, missing, decided) =>
      `Hi ${name}, your class needs ${missing} more ${missing === 1 ? 'person' : 'people'}, or we may cancel it. We decide by ${decided}.`,
    tooFewThen:
      'If we cancel it, we’ll tell you, and it costs you nothing. If not, the class takes place. You don’t have to do anything.',
  },
  de: {
    bookedSubject: (occasion) => `Gebucht: ${occasion}`,
    booked: (name) => `Hi ${name}, dein Platz ist gebucht.`,
    promotedSubject: (occasion) => `Du bist dabei: ${occasion}`,
    promoted: (name) => `Hi ${name}, ein Platz ist frei geworden, und er gehört dir.`,
    freeUntil: (until) => `Kostenlos absagen kannst du bis ${until}.`,
    waitLost: (occasion) =>
      `Du standst auch auf der Warteliste für ${occasion}. Das ist zur selben Zeit, deshalb stehst du dort jetzt nicht mehr.`,
    cancel:
      'Ist dir etwas dazwischengekommen? Auf dieser Seite steht, was das Absagen kostet, und du kannst dort absagen:',
    calendarSwapped:
      'Die angehängte Datei trägt den Kurs in deinen Kalender ein und nimmt den anderen heraus.',
    swapped: {
      free: (occasion) => `Dafür hast du ${occasion} abgesagt, kostenlos.`,
      credit: (occasion) =>
        `Dafür hast du ${occasion} abgesagt. Kostenlos ging es nicht mehr: Das Workout, mit dem du gebucht hattest, ist verbraucht. Hat jemand den Platz, wenn der Kurs beginnt, bekommst du es zurück.`,
      fee: (occasion, amount, dueAt) =>
        `Dafür hast du ${occasion} abgesagt. Kostenlos ging es nicht mehr: Es kostet ${amount}, fällig am ${dueAt}. Hat jemand den Platz, wenn der Kurs beginnt, schuldest du nichts.`,
    },
    offerSubject: (occasion) => `Ein Platz ist frei: ${occasion}`,
    offer: (name) => `Hi ${name}, ein Platz ist frei geworden, und du bist dran.`,
    offerUntil: (until) =>
      `Wir halten ihn dir bis ${until} frei. Danach geht er an die nächste Person auf der Warteliste.`,
    accept: 'Hier nimmst du ihn an oder gibst ihn weiter:',
    acceptLink: 'Zum Angebot',
    offerBinding: `Bis zum Kurs sind es weniger als ${FREE_HOURS} Stunden. Einen Platz, den du jetzt nimmst, kannst du deshalb nicht mehr kostenlos absagen.`,
    removedSubject: (occasion) => `Wir haben deinen Platz abgesagt: ${occasion}`,
    removed: (name) =>
      `Hi ${name}, wir haben deinen Platz in diesem Kurs abgesagt. Der Kurs selbst findet statt.`,
    removedBecause: {
      paused: 'Deine Mitgliedschaft pausiert an diesem Tag. Es kostet dich nichts.',
      ended: 'Deine Mitgliedschaft ist an diesem Tag schon zu Ende. Es kostet dich nichts.',
      unsaid: NOTHING_OWED.de,
    },
    changedSubject: (occasion) => `Geändert: ${occasion}`,
    changed: (name) => `Hi ${name}, dein Kurs hat sich geändert. So findet er jetzt statt:`,
    changedThen:
      'Passt er dir nicht mehr? Auf der Seite des Kurses steht, bis wann du kostenlos absagen kannst. Haben wir ihn um mehr als eine Viertelstunde verschoben, geht das, bis er beginnt.',
    changedForVisitor:
      'Passt er dir nicht mehr? Absagen kannst du kostenlos, bis er beginnt, mit dem Link in deiner ersten Mail.',
    tooFewSubject: (occasion) => `Noch zu wenige: ${occasion}`,
    tooFew: (name, missing, decided) =>
      missing === 1
        ? `Hi ${name}, in deinem Kurs fehlt noch 1 Person, sonst fällt er vielleicht aus. Wir entscheiden bis ${decided}.`
        : `Hi ${name}, in deinem Kurs fehlen noch ${missing} Leute, sonst fällt er vielleicht aus. Wir entscheiden bis ${decided}.`,
    tooFewThen:
      'Fällt er aus, sagen wir dir Bescheid, und es kostet dich nichts. Sonst findet er statt. Du musst nichts tun.',
  },
};
