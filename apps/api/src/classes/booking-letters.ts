/** Mails about a member's place in a class: booked, promoted, offered, passed over, cancelled by the studio. */
import type { BookingRefusal } from '@lifted/domain/bookings/booking';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { LetterSettings } from '../mail/letter.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { classCalendarEvent } from './class-calendar-event.ts';
import { CLASS_WORDS, composeClassMail, occasionOf, pageAddress, type MailedClass } from './class-letter.ts';
import type { HeldClass } from './class-places.ts';
import type { StandingInClass } from './people-of-class.ts';

/** Whom a mail is for, and about which class. */
interface MemberMail {
  readonly studioClass: MailedClass & Pick<HeldClass, 'id'>;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
  readonly writtenAt: Date;
}

interface BookedMail extends MemberMail {
  readonly bookingId: string;
  readonly linkToken: string;
  /** From the waitlist. */
  readonly isPromoted: boolean;
  /** Until when cancelling is free. */
  readonly freeUntil: Date;
}

/** Confirms a place: when, where, the calendar file, and the link to cancel. */
export function composeBooked(settings: LetterSettings, mail: BookedMail): OutgoingMail {
  const { studioClass, firstName, language, writtenAt, bookingId } = mail;
  const words = WORDS[language];
  const occasion = occasionOf(studioClass, language);
  const letter = composeClassMail(settings, {
    ...addressed(mail),
    kind: mail.isPromoted ? 'class_promoted' : 'class_booked',
    key: bookingId,
    subject: mail.isPromoted ? words.promotedSubject(occasion) : words.bookedSubject(occasion),
    headline: mail.isPromoted ? words.promoted(firstName) : words.booked(firstName),
    parts: [
      { kind: 'class', studioClass },
      { kind: 'sentences', text: words.freeUntil(instantWords(mail.freeUntil, language)) },
      {
        kind: 'link',
        lead: words.cancel,
        text: words.cancelLink,
        url: pageAddress(settings.publicUrl, language, '/cancel-booking', mail.linkToken),
      },
      { kind: 'sentences', text: words.calendar },
    ],
  });
  const calendarEvent = classCalendarEvent(settings, {
    id: `booking-${bookingId}`,
    writtenAt,
    language,
    studioClass,
    product: words.eventProduct,
    text: words.eventText(studioClass.coachFirstName),
  });
  return { ...letter, calendarEvent };
}

/** Offers a free place to somebody on the waitlist. */
export function composeOffer(
  settings: LetterSettings,
  mail: MemberMail & { readonly entry: string; readonly until: Date },
): OutgoingMail {
  const { studioClass, firstName, language } = mail;
  const words = WORDS[language];
  return composeClassMail(settings, {
    ...addressed(mail),
    kind: 'class_offer',
    key: mail.entry,
    subject: words.offerSubject(occasionOf(studioClass, language)),
    headline: words.offer(firstName),
    parts: [
      { kind: 'sentences', text: words.offerUntil(instantWords(mail.until, language)) },
      { kind: 'link', lead: words.accept, text: words.acceptLink, url: classPage(settings, mail) },
      { kind: 'class', studioClass },
      { kind: 'sentences', text: words.offerBinding },
    ],
  });
}

/** Tells somebody whose turn it was why the place went to the next one. */
export function composePassedOver(
  settings: LetterSettings,
  mail: MemberMail & { readonly entry: string; readonly reason: BookingRefusal },
): OutgoingMail {
  const { studioClass, firstName, language } = mail;
  const words = WORDS[language];
  return composeClassMail(settings, {
    ...addressed(mail),
    kind: 'class_passed_over',
    key: mail.entry,
    subject: words.passedOverSubject(occasionOf(studioClass, language)),
    headline: words.passedOver(firstName),
    parts: [
      { kind: 'sentences', text: words.reasons[reasonKind(mail.reason)] },
      { kind: 'link', lead: words.other, text: words.otherLink, url: timetablePage(settings, language) },
    ],
  });
}

/** The class does not take place: nothing is owed, and other classes are a press away. */
export function composeClassCanceled(
  settings: LetterSettings,
  mail: MemberMail & { readonly bookingId: string; readonly standing: StandingInClass },
): OutgoingMail {
  const { studioClass, firstName, language } = mail;
  const words = WORDS[language];
  return composeClassMail(settings, {
    ...addressed(mail),
    kind: 'class_canceled',
    key: mail.bookingId,
    subject: words.canceledSubject(occasionOf(studioClass, language)),
    headline: words.canceled(firstName),
    parts: [
      { kind: 'class', studioClass },
      {
        kind: 'sentences',
        text: mail.standing === 'members' ? words.nothingOwed : words.canceledFor[mail.standing],
      },
      { kind: 'link', lead: words.other, text: words.otherLink, url: timetablePage(settings, language) },
    ],
  });
}

/** The studio took somebody out of a class: nothing is owed. */
export function composePlaceRemoved(
  settings: LetterSettings,
  mail: MemberMail & { readonly bookingId: string },
): OutgoingMail {
  const { studioClass, firstName, language } = mail;
  const words = WORDS[language];
  return composeClassMail(settings, {
    ...addressed(mail),
    kind: 'class_place_removed',
    key: mail.bookingId,
    subject: words.removedSubject(occasionOf(studioClass, language)),
    headline: words.removed(firstName),
    parts: [
      { kind: 'class', studioClass },
      { kind: 'sentences', text: words.nothingOwed },
      { kind: 'link', lead: words.other, text: words.otherLink, url: timetablePage(settings, language) },
    ],
  });
}

/** The studio changed the class: what it is now, and what it was. */
export function composeClassChanged(
  settings: LetterSettings,
  mail: MemberMail & { readonly was: MailedClass; readonly key: string },
): OutgoingMail {
  const { studioClass, firstName, language, was } = mail;
  const words = WORDS[language];
  const before = [
    ...(was.start.getTime() === studioClass.start.getTime() ? [] : [occasionOf(was, language)]),
    ...(was.coachFirstName === studioClass.coachFirstName ? [] : [was.coachFirstName]),
    ...(was.locationName === studioClass.locationName ? [] : [was.locationName]),
  ];
  return composeClassMail(settings, {
    ...addressed(mail),
    kind: 'class_changed',
    key: mail.key,
    subject: words.changedSubject(occasionOf(studioClass, language)),
    headline: words.changed(firstName),
    parts: [
      { kind: 'class', studioClass },
      { kind: 'sentences', text: words.changedFrom(before.join('; ')) },
      { kind: 'link', lead: words.changedThen, text: words.changedLink, url: classPage(settings, mail) },
    ],
  });
}

/** Too few have booked: what is missing, and when it is decided. */
export function composeTooFew(
  settings: LetterSettings,
  mail: MemberMail & { readonly bookingId: string; readonly missing: number; readonly decidedAt: Date },
): OutgoingMail {
  const { studioClass, firstName, language } = mail;
  const words = WORDS[language];
  return composeClassMail(settings, {
    ...addressed(mail),
    kind: 'class_too_few',
    key: mail.bookingId,
    subject: words.tooFewSubject(occasionOf(studioClass, language)),
    headline: words.tooFew(firstName, mail.missing, CLASS_WORDS[language].clock(mail.decidedAt)),
    parts: [
      { kind: 'class', studioClass },
      { kind: 'sentences', text: words.tooFewThen },
      { kind: 'link', lead: words.other, text: words.otherLink, url: timetablePage(settings, language) },
    ],
  });
}

function addressed({ email, language, writtenAt }: MemberMail) {
  return { email, language, writtenAt };
}

function classPage({ publicUrl }: LetterSettings, { studioClass, language }: MemberMail): string {
  return pageAddress(publicUrl, language, `/workout/${encodeURIComponent(studioClass.id)}`);
}

function timetablePage({ publicUrl }: LetterSettings, language: Language): string {
  return pageAddress(publicUrl, language, '/workouts');
}

function instantWords(instant: Date, language: Language): string {
  const { day, clock } = CLASS_WORDS[language];
  return `${day(instant)}, ${clock(instant)}`;
}

function reasonKind(reason: BookingRefusal): 'time' | 'many' | 'payer' {
  switch (reason) {
    case 'overlapping_booking':
    case 'already_booked':
      return 'time';
    case 'too_many_upcoming':
      return 'many';
    default:
      return 'payer';
  }
}

interface BookingWords {
  readonly bookedSubject: (occasion: string) => string;
  readonly booked: (name: string) => string;
  readonly promotedSubject: (occasion: string) => string;
  readonly promoted: (name: string) => string;
  readonly freeUntil: (until: string) => string;
  readonly cancel: string;
  readonly cancelLink: string;
  readonly calendar: string;
  readonly eventProduct: string;
  readonly eventText: (coach: string) => string;
  readonly offerSubject: (occasion: string) => string;
  readonly offer: (name: string) => string;
  readonly offerUntil: (until: string) => string;
  readonly accept: string;
  readonly acceptLink: string;
  readonly offerBinding: string;
  readonly passedOverSubject: (occasion: string) => string;
  readonly passedOver: (name: string) => string;
  readonly reasons: Readonly<Record<'time' | 'many' | 'payer', string>>;
  readonly canceledSubject: (occasion: string) => string;
  readonly canceled: (name: string) => string;
  readonly nothingOwed: string;
  readonly canceledFor: Readonly<Record<Exclude<StandingInClass, 'members'>, string>>;
  readonly removedSubject: (occasion: string) => string;
  readonly removed: (name: string) => string;
  readonly changedSubject: (occasion: string) => string;
  readonly changed: (name: string) => string;
  readonly changedFrom: (before: string) => string;
  readonly changedThen: string;
  readonly changedLink: string;
  readonly tooFewSubject: (occasion: string) => string;
  readonly tooFew: (name: string, missing: number, decided: string) => string;
  readonly tooFewThen: string;
  readonly other: string;
  readonly otherLink: string;
}

const WORDS: InBothLanguages<BookingWords> = {
  en: {
    bookedSubject: (occasion) => `Booked: ${occasion}`,
    booked: (name) => `Hi ${name}, your place is booked.`,
    promotedSubject: (occasion) => `You’re in: ${occasion}`,
    promoted: (name) => `Hi ${name}, a place became free and it’s yours.`,
    freeUntil: (until) => `You can cancel free of charge until ${until}.`,
    cancel: 'Something came up? The page behind this link says what cancelling costs, and cancels:',
    cancelLink: 'Cancel my place',
    calendar: 'Open the attached file to add the class to your calendar.',
    eventProduct: 'Class',
    eventText: (coach) => `Class with ${coach}.`,
    offerSubject: (occasion) => `A place is free: ${occasion}`,
    offer: (name) => `Hi ${name}, a place became free and it’s your turn.`,
    offerUntil: (until) =>
      `We’re holding it for you until ${until}. After that it goes to the next on the list.`,
    accept: 'Take it or leave it to the next one here:',
    acceptLink: 'See the offer',
    offerBinding:
      'It’s less than 12 hours to the class, so a place you take can no longer be cancelled free of charge.',
    passedOverSubject: (occasion) => `Off the waitlist: ${occasion}`,
    passedOver: (name) => `Hi ${name}, a place became free, but we couldn’t give it to you.`,
    reasons: {
      time: 'You have a place in another class at the same time.',
      many: 'You have as many classes ahead as anybody can book at a time.',
      payer:
        'Nothing you have pays for this class: no membership that runs on that day, and no pass with a workout left.',
    },
    canceledSubject: (occasion) => `Cancelled: ${occasion}`,
    canceled: (name) => `Hi ${name}, we’re sorry: this class doesn’t take place.`,
    nothingOwed: 'You owe nothing for it. If a pass paid, the workout is back on it.',
    canceledFor: {
      visitors: 'Your test workout stays free: pick another class whenever you like.',
      waiting: 'You were on its waitlist. Nothing was booked, and you owe nothing.',
    },
    removedSubject: (occasion) => `Booking cancelled: ${occasion}`,
    removed: (name) => `Hi ${name}, we’ve cancelled your place in this class. The class itself takes place.`,
    changedSubject: (occasion) => `Changed: ${occasion}`,
    changed: (name) => `Hi ${name}, something about your class has changed. This is how it takes place now:`,
    changedFrom: (before) => `Before: ${before}.`,
    changedThen:
      'If it no longer suits you, the page of the class says until when you can cancel. Moved by more than a quarter of an hour, that is free until it starts.',
    changedLink: 'Open the class',
    tooFewSubject: (occasion) => `Too few so far: ${occasion}`,
    tooFew: (name, missing, decided) =>
      `Hi ${name}, your class needs ${missing} more, or we may cancel it. We decide by ${decided}.`,
    tooFewThen:
      'If we cancel it, you owe nothing and hear from us. If not, the class takes place. You don’t have to do anything.',
    other: 'Other classes are here:',
    otherLink: 'Open the timetable',
  },
  de: {
    bookedSubject: (occasion) => `Gebucht: ${occasion}`,
    booked: (name) => `Hi ${name}, dein Platz ist gebucht.`,
    promotedSubject: (occasion) => `Du bist dabei: ${occasion}`,
    promoted: (name) => `Hi ${name}, ein Platz ist frei geworden, und er gehört dir.`,
    freeUntil: (until) => `Kostenlos absagen kannst du bis ${until}.`,
    cancel:
      'Ist dir etwas dazwischengekommen? Die Seite hinter diesem Link sagt, was das Absagen kostet, und sagt ab:',
    cancelLink: 'Meinen Platz absagen',
    calendar: 'Die angehängte Datei trägt den Kurs in deinen Kalender ein.',
    eventProduct: 'Kurs',
    eventText: (coach) => `Kurs mit ${coach}.`,
    offerSubject: (occasion) => `Ein Platz ist frei: ${occasion}`,
    offer: (name) => `Hi ${name}, ein Platz ist frei geworden, und du bist dran.`,
    offerUntil: (until) =>
      `Wir halten ihn dir bis ${until} frei. Danach geht er an die Nächsten auf der Liste.`,
    accept: 'Nimm ihn oder überlass ihn den Nächsten:',
    acceptLink: 'Zum Angebot',
    offerBinding:
      'Bis zum Kurs sind es weniger als 12 Stunden. Einen Platz, den du jetzt nimmst, kannst du deshalb nicht mehr kostenlos absagen.',
    passedOverSubject: (occasion) => `Nicht mehr auf der Warteliste: ${occasion}`,
    passedOver: (name) => `Hi ${name}, ein Platz ist frei geworden, aber wir konnten ihn dir nicht geben.`,
    reasons: {
      time: 'Du hast zur selben Zeit einen Platz in einem anderen Kurs.',
      many: 'Du hast schon so viele Kurse vor dir, wie man auf einmal buchen kann.',
      payer:
        'Nichts, was du hast, bezahlt diesen Kurs: keine Mitgliedschaft, die an dem Tag läuft, und kein Paket, in dem noch ein Workout ist.',
    },
    canceledSubject: (occasion) => `Fällt aus: ${occasion}`,
    canceled: (name) => `Hi ${name}, es tut uns leid: Dieser Kurs fällt aus.`,
    nothingOwed: 'Du schuldest uns dafür nichts. Hat ein Paket bezahlt, ist das Workout wieder drin.',
    canceledFor: {
      visitors: 'Dein Probetraining bleibt kostenlos: Such dir einfach einen anderen Kurs aus.',
      waiting: 'Du warst auf der Warteliste. Gebucht war nichts, und du schuldest uns nichts.',
    },
    removedSubject: (occasion) => `Buchung storniert: ${occasion}`,
    removed: (name) =>
      `Hi ${name}, wir haben deinen Platz in diesem Kurs storniert. Der Kurs selbst findet statt.`,
    changedSubject: (occasion) => `Geändert: ${occasion}`,
    changed: (name) => `Hi ${name}, an deinem Kurs hat sich etwas geändert. So findet er jetzt statt:`,
    changedFrom: (before) => `Vorher: ${before}.`,
    changedThen:
      'Passt es dir nicht mehr, sagt dir die Seite des Kurses, bis wann du absagen kannst. Ist er um mehr als eine Viertelstunde verschoben, geht das kostenlos, bis er beginnt.',
    changedLink: 'Zum Kurs',
    tooFewSubject: (occasion) => `Noch zu wenige: ${occasion}`,
    tooFew: (name, missing, decided) =>
      missing === 1
        ? `Hi ${name}, in deinem Kurs fehlt noch 1 Person, sonst fällt er vielleicht aus. Wir entscheiden bis ${decided}.`
        : `Hi ${name}, in deinem Kurs fehlen noch ${missing}, sonst fällt er vielleicht aus. Wir entscheiden bis ${decided}.`,
    tooFewThen:
      'Fällt er aus, schuldest du nichts und hörst von uns. Sonst findet er statt. Du musst nichts tun.',
    other: 'Andere Kurse findest du hier:',
    otherLink: 'Zum Kursplan',
  },
};
