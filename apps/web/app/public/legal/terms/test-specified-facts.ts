import { germanMonthsDative } from '../german-figures.ts';
import type { TermsFacts } from './terms-facts.ts';

interface SpecifiedFact {
  /** The fact as the specification states it. */
  readonly fact: string;
  /** The words of the terms that say it. */
  readonly sentence: (facts: TermsFacts) => string;
}

/** Booking and membership rules (specification, section 4). */
const RULES: readonly SpecifiedFact[] = [
  {
    fact: 'a booking can be cancelled free of charge until 12 hours before class',
    sentence: ({ freeHours }) => `Bis ${freeHours} Stunden vor Kursbeginn sagst du kostenlos ab`,
  },
  {
    fact: 'later cancellation still uses up one class from the pass allowance',
    sentence: () =>
      'Sagst du zu spät ab oder kommst du nicht, gilt der Kurs als genutzt und wird von deinem Paket abgezogen.',
  },
  {
    fact: 'the studio may cancel classes with fewer than 4 confirmed bookings up to 3 hours before start',
    sentence: ({ fewestBookings, classCancellationHours }) =>
      `Hat ein Kurs weniger als ${fewestBookings} bestätigte Buchungen und noch freie Plätze, können wir ihn bis ${classCancellationHours} Stunden vor Beginn absagen.`,
  },
  { fact: 'the booking is then free of charge', sentence: () => 'Die Buchung ist dann kostenlos' },
  {
    fact: 'a 12-month membership can be cancelled with one month’s notice before the term ends',
    sentence: ({ noticeMonths }) =>
      `Du kannst sie mit einer Frist von ${germanMonthsDative(noticeMonths)} zum Ende der Mindestlaufzeit kündigen.`,
  },
  {
    fact: 'it renews indefinitely unless cancelled',
    sentence: ({ membershipWithTerm }) =>
      `Kündigst du nicht, läuft ${membershipWithTerm} danach auf unbestimmte Zeit weiter.`,
  },
  {
    fact: 'after that it can be cancelled at any time with one month’s notice',
    sentence: ({ noticeMonths }) =>
      `Ab dann kannst du jederzeit mit einer Frist von ${germanMonthsDative(noticeMonths)} kündigen.`,
  },
  {
    fact: 'a pause of up to 6 months, in full months',
    sentence: ({ pauseMonths }) =>
      `Du kannst deine Mitgliedschaft bis zu ${pauseMonths} Monate pausieren, in vollen Monaten.`,
  },
  {
    fact: 'it must begin on the monthly debit day',
    sentence: () => 'Die Pause beginnt an deinem monatlichen Abbuchungstag',
  },
  {
    fact: 'and be announced at least 5 working days ahead',
    sentence: ({ pauseNoticeDays }) =>
      `Sag uns mindestens ${pauseNoticeDays} Arbeitstage (Montag bis Freitag) vorher Bescheid`,
  },
  {
    fact: 'access to a class needs the booking confirmation email',
    sentence: () => 'Nur mit dieser Buchungsbestätigung hast du Zutritt zum Kurs',
  },
];

/** Facts the terms must name (specification, sections 3 and 5). */
const CONDITIONS: readonly SpecifiedFact[] = [
  {
    fact: 'agreement to the terms must be ticked before paying for a subscription',
    sentence: () =>
      'Bevor du eine Mitgliedschaft bezahlst, bestätigst du mit einem Häkchen, dass du diesen AGB zustimmst.',
  },
  {
    fact: 'users must be adults',
    sentence: ({ adultYears }) => `kann nur, wer volljährig ist, also mindestens ${adultYears} Jahre alt.`,
  },
  {
    fact: 'under-16s are excluded',
    sentence: ({ privacyYears }) => `nicht für Personen unter ${privacyYears} Jahren gedacht`,
  },
  {
    fact: 'a discount needs a valid voucher code',
    sentence: () => 'Einen Rabatt gibt es, wenn du vor dem Bezahlen einen gültigen Gutscheincode eingibst.',
  },
  { fact: 'the cart', sentence: () => 'Was du auswählst, liegt zuerst im Warenkorb.' },
  {
    fact: 'billing address: first name, last name, address, postcode, city, country',
    sentence: () => 'Rechnungsadresse: Vorname, Nachname, Adresse, Postleitzahl, Stadt und Land.',
  },
  {
    fact: 'challenge: an adult with an active membership at the studio or an official partner that entitles to book',
    sentence: ({ studioName }) =>
      `wer volljährig ist und eine aktive Mitgliedschaft bei ${studioName} oder bei einem unserer offiziellen Partner hat, die zum Buchen von Kursen berechtigt.`,
  },
  {
    fact: 'challenge: only regular group classes, marked present on the studio tablets',
    sentence: () =>
      'Es zählen nur reguläre Gruppenkurse, und nur solche, bei denen du dich selbst an den Tablets im Studio als anwesend eingetragen hast.',
  },
  { fact: 'one account per person', sentence: () => 'Jede Person darf nur ein Konto haben.' },
];

/** Studio and commercial (specification, section 9). */
const FIGURES: readonly SpecifiedFact[] = [
  { fact: 'class length', sentence: ({ classMinutes }) => `Ein Kurs dauert ${classMinutes} Minuten.` },
  { fact: 'classes per week', sentence: ({ classesPerWeek }) => `rund ${classesPerWeek} Kurse pro Woche` },
  {
    fact: 'rating',
    sentence: ({ ratings: [rating] }) => `${rating?.source}: ${rating?.value} von 5 Sternen`,
  },
  {
    fact: 'VAT',
    sentence: ({ vatPercent }) => `Alle Preise sind Gesamtpreise und enthalten ${vatPercent} % Umsatzsteuer.`,
  },
  { fact: 'pass sizes', sentence: ({ passSizes }) => `Pakete gibt es über ${passSizes} Workouts.` },
  { fact: 'pass validity', sentence: ({ passMonths }) => `Ein Paket gilt ${passMonths} Monate ab dem Kauf` },
  {
    fact: 'Unlimited term',
    sentence: ({ membershipWithTerm, termMonths }) =>
      `${membershipWithTerm} hat eine Mindestlaufzeit von ${termMonths} Monaten.`,
  },
  {
    fact: 'Unlimited Flex is open-ended',
    sentence: ({ openMembership }) => `${openMembership} läuft von Anfang an auf unbestimmte Zeit.`,
  },
  {
    fact: 'a late cancellation is one within 11:59:59 before class',
    sentence: ({ lateTime }) => `Zu spät ist eine Absage in den letzten ${lateTime} Stunden vor Kursbeginn.`,
  },
  {
    fact: 'a late cancellation costs 5.00 EUR on Unlimited tariffs',
    sentence: ({ lateFee }) => `Mit einer Mitgliedschaft: Für eine zu späte Absage berechnen wir ${lateFee}.`,
  },
  {
    fact: 'a no-show costs 10.00 EUR',
    sentence: ({ noShowFee }) => `Kommst du nicht und hast auch nicht abgesagt, berechnen wir ${noShowFee}.`,
  },
  {
    fact: 'both fees are charged to the payment method on file',
    sentence: () => 'buchen wir von dem Zahlungsmittel ab, das du bei uns hinterlegt hast.',
  },
  {
    fact: 'the studio may cancel a new contract within 14 days',
    sentence: ({ studioTerminationDays }) =>
      `Wir können einen neuen Vertrag innerhalb von ${studioTerminationDays} Tagen nach Vertragsschluss in Textform kündigen.`,
  },
  {
    fact: 'customers may withdraw within 14 days',
    sentence: ({ withdrawalDays }) =>
      `kannst du den Vertrag innerhalb von ${withdrawalDays} Tagen ohne Grund widerrufen`,
  },
  {
    fact: 'and are refunded within 14 days',
    sentence: ({ refundDays }) =>
      `Spätestens ${refundDays} Tage, nachdem dein Widerruf bei uns eingegangen ist, hast du dein Geld zurück.`,
  },
  {
    fact: 'support replies within 48 hours',
    sentence: ({ supportHours }) => `Wir antworten innerhalb von ${supportHours} Stunden.`,
  },
  {
    fact: 'payment methods of passes',
    sentence: ({ passPayments }) => `Pakete bezahlst du beim Kauf, mit ${passPayments}.`,
  },
  {
    fact: 'payment methods of subscriptions',
    sentence: ({ subscriptionPayments }) =>
      `Mitgliedschaften bezahlst du monatlich im Voraus, mit ${subscriptionPayments}.`,
  },
];

/** Booking by members (studio operations, section 2). */
const BOOKING: readonly SpecifiedFact[] = [
  {
    fact: 'bookable from 14 days before',
    sentence: ({ bookingDays }) =>
      `Buchen kannst du jeden Kurs frühestens ${bookingDays} Tage vor seinem Beginn`,
  },
  {
    fact: 'within 10 min after booking cancelling is always free before the class',
    sentence: ({ secondThoughtsMinutes }) =>
      `vor Kursbeginn noch kostenlos in den ersten ${secondThoughtsMinutes} Minuten, nachdem du gebucht hast`,
  },
  {
    fact: 'moved by more than 15 min: cancelling is free',
    sentence: ({ movedMinutes }) => `wenn wir den Kurs um mehr als ${movedMinutes} Minuten verlegt haben`,
  },
  {
    fact: 'promoted from the waitlist: free for 2 h, the night not counted',
    sentence: ({ promotedHours, nightStart, nightEnd }) =>
      `noch ${promotedHours} Stunden lang kostenlos, längstens bis zum Kursbeginn; die Zeit von ${nightStart} bis ${nightEnd} Uhr zählt nicht mit.`,
  },
  {
    fact: 'after the cut-off an offer of 30 min, 10 min from 3 h before',
    sentence: ({ offerMinutes, shortOfferHours, shortOfferMinutes }) =>
      `den Platz ${offerMinutes} Minuten lang an, in den letzten ${shortOfferHours} Stunden vor Kursbeginn ${shortOfferMinutes} Minuten lang.`,
  },
  {
    fact: 'an offer that ends in the night does not end the waiting',
    sentence: ({ earlyClass }) =>
      `außer der Kurs beginnt vor ${earlyClass} Uhr; endet dann eins in der Nacht, bleibst du auf der Warteliste.`,
  },
  {
    fact: 'in the last hour the first of the list to take it has it',
    sentence: ({ firstComeMinutes }) =>
      `In den letzten ${firstComeMinutes} Minuten bekommt ihn, wer von der Warteliste ihn zuerst nimmt; wir sagen allen Wartenden Bescheid.`,
  },
  {
    fact: 'a test place that is not confirmed is held for a while, and not past the start of the class',
    sentence: ({ holdMinutes }) =>
      `Wir halten deinen Platz ${holdMinutes} Minuten frei, längstens bis zum Kursbeginn, und gebucht ist er, sobald du ihn darüber bestätigst.`,
  },
  {
    fact: 'an accepted offer can no longer be cancelled free',
    sentence: () => 'sobald du das Angebot annimmst, und kannst ihn dann nicht mehr kostenlos absagen.',
  },
  {
    fact: 'no fee without a closed roster and 48 h',
    sentence: ({ feePendingHours }) =>
      `nur, wenn der Coach die Anwesenheitsliste abgeschlossen hat und du auch ${feePendingHours} Stunden danach nicht als anwesend eingetragen bist.`,
  },
  {
    fact: 'a fee is dropped when the place is taken at the start or the class cancelled',
    sentence: () =>
      'Ist dein Platz wieder vergeben, wenn der Kurs beginnt, oder fällt der Kurs aus, entfällt die Gebühr von selbst, und ein Workout, das wegen einer zu späten Absage abgezogen wurde, ist wieder in deinem Paket.',
  },
  {
    fact: 'a cancelled class that takes place after all charges nobody',
    sentence: () =>
      'Bis der Kurs beginnt, kannst du dann kostenlos absagen, und kommst du nicht, kostet es dich nichts.',
  },
  {
    fact: 'a credit the studio gives back can be used for some days',
    sentence: ({ returnedCreditDays }) =>
      `Jedes Workout, das wir dir zurückgeben, kannst du noch mindestens ${returnedCreditDays} Tage lang nutzen, auch wenn dein Paket vorher abläuft.`,
  },
  {
    fact: 'a fee is pending for 48 h, shows its receipt and may be objected to once',
    sentence: ({ feePendingHours }) =>
      `Fällig wird sie ${feePendingHours} Stunden, nachdem wir sie vermerkt haben. Du kannst ihr dort einmal mit deinen Worten widersprechen`,
  },
  {
    fact: 'too few have booked: told 6 h before, not in the night unless the class is before noon',
    sentence: ({ fewNoticeHours, nightStart, nightEnd, noon }) =>
      `Fehlen ${fewNoticeHours} Stunden vor Beginn noch Buchungen, sagen wir allen Bescheid, die gebucht haben; zwischen ${nightStart} und ${nightEnd} Uhr nur, wenn der Kurs vor ${noon} Uhr beginnt.`,
  },
  {
    fact: 'forgiveness: none',
    sentence: () => 'vom ersten Mal an; eine Zahl von Absagen, die nichts kosten, gibt es nicht.',
  },
];

/** Every fact the specifications ask the terms to state, and where they do. */
export const SPECIFIED_FACTS: readonly SpecifiedFact[] = [...RULES, ...BOOKING, ...CONDITIONS, ...FIGURES];
