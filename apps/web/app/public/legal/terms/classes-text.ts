import { strong, type LegalClause } from '../legal-text.ts';
import type { TermsFacts } from './terms-facts.ts';
import { see, type TermsClauses } from './terms-outline.ts';

/** Booking, waiting for, and cancelling a class, by members and by us (studio operations, section 2). */
export function classes(facts: TermsFacts): TermsClauses<'buchung' | 'absage' | 'kursausfall'> {
  return { buchung: booking(facts), absage: cancelling(facts), kursausfall: canceledClass(facts) };
}

function booking(facts: TermsFacts): readonly LegalClause[] {
  return [
    `Für jeden Kurs brauchst du eine eigene Buchung und ein Paket oder eine Mitgliedschaft, die ${facts.validAt} gilt. Plätze gibt es, solange welche frei sind. Mit einem Paket wird beim Buchen ein Workout abgezogen. Hast du mehrere davon, zahlt die Mitgliedschaft, sonst das Paket, das zuerst abläuft; beim Buchen kannst du anders wählen.`,
    `Buchen kannst du jeden Kurs frühestens ${facts.bookingDays} Tage vor seinem Beginn, in deinem Konto auf unserer Seite${facts.bookingService === '' ? '' : ' oder, wo wir ihn anbieten, über unseren Buchungsdienst'}. Höchstens ${facts.mostUpcoming} Kurse kannst du vor dir haben und keine zwei zur selben Zeit.`,
    'Gebucht ist der Platz, wenn du die Buchungsbestätigung bekommen hast: per E-Mail oder, wenn du diese E-Mails abgestellt hast, in deinem Konto unter Nachrichten. Nur mit dieser Buchungsbestätigung hast du Zutritt zum Kurs; zeig sie uns, wenn wir danach fragen. Bis zum Kursbeginn ist dein Platz sicher; bist du dann nicht da, kann der Coach ihn vergeben.',
    'Eine Buchung gilt für dich und ist nicht übertragbar. Trag dich zu Beginn des Kurses an den Tablets im Studio als anwesend ein, damit wir ihn als besucht zählen. Hast du es vergessen, sag uns Bescheid; wer da war, zahlt keine Gebühr.',
    {
      kind: 'list',
      intro:
        'Ist ein Kurs ausgebucht, kannst du auf die Warteliste. Das kostet nichts, und du kannst sie jederzeit verlassen. Frei werdende Plätze gehen der Reihe nach an die Wartenden:',
      items: [
        `Bis ${facts.freeHours} Stunden vor Kursbeginn bekommst du den Platz sofort und eine E-Mail. Absagen kannst du ihn dann noch ${facts.promotedHours} Stunden lang kostenlos, längstens bis zum Kursbeginn; die Zeit von ${facts.nightStart} bis ${facts.nightEnd} Uhr zählt nicht mit.`,
        `Danach bieten wir dir den Platz ${facts.offerMinutes} Minuten lang an, in den letzten ${facts.shortOfferHours} Stunden vor Kursbeginn ${facts.shortOfferMinutes} Minuten lang. Du hast ihn, sobald du das Angebot annimmst, und kannst ihn dann nicht mehr kostenlos absagen. Zwischen ${facts.nightStart} und ${facts.nightEnd} Uhr endet kein Angebot, außer der Kurs beginnt vor ${facts.earlyClass} Uhr; endet dann eins in der Nacht, bleibst du auf der Warteliste.`,
        `In den letzten ${facts.firstComeMinutes} Minuten bekommt ihn, wer von der Warteliste ihn zuerst nimmt; wir sagen allen Wartenden Bescheid.`,
      ],
    },
    'Tauschst du einen Kurs gegen einen anderen, gibst du den alten Platz erst her, wenn du den neuen hast. Für den alten gilt dann dasselbe wie bei einer Absage.',
  ];
}

function cancelling(facts: TermsFacts): readonly LegalClause[] {
  return [
    [
      strong(`Bis ${facts.freeHours} Stunden vor Kursbeginn`),
      ` sagst du kostenlos ab, in deinem Konto${facts.bookingService === '' ? ' oder mit dem Link in der Buchungsbestätigung' : ', mit dem Link in der Buchungsbestätigung oder, wo wir ihn anbieten, beim Buchungsdienst'}, und ohne Begründung. Das Workout ist dann wieder in deinem Paket. Genau ${facts.freeHours} Stunden vorher ist noch rechtzeitig. Zu spät ist eine Absage in den letzten ${facts.lateTime} Stunden vor Kursbeginn.`,
    ],
    [
      `Auch dann ist eine Absage vor Kursbeginn noch kostenlos in den ersten ${facts.secondThoughtsMinutes} Minuten, nachdem du gebucht hast, in der Frist für einen Platz von der Warteliste (`,
      see('buchung'),
      `) und wenn wir den Kurs um mehr als ${facts.movedMinutes} Minuten verlegt haben. Wer ein Angebot von der Warteliste annimmt, hat die ersten ${facts.secondThoughtsMinutes} Minuten nicht.`,
    ],
    [
      strong('Mit einem Paket:'),
      ' Sagst du zu spät ab oder kommst du nicht, gilt der Kurs als genutzt und wird von deinem Paket abgezogen. Eine Gebühr fällt nicht an.',
    ],
    [
      strong('Mit einer Mitgliedschaft:'),
      ' Für eine zu späte Absage berechnen wir ',
      strong(facts.lateFee),
      '. Kommst du nicht und hast auch nicht abgesagt, berechnen wir ',
      strong(facts.noShowFee),
      `. Das tun wir nur, wenn der Coach die Anwesenheitsliste abgeschlossen hat und du auch ${facts.feePendingHours} Stunden danach nicht als anwesend eingetragen bist.`,
    ],
    `Ist dein Platz wieder vergeben, wenn der Kurs beginnt, oder fällt der Kurs aus, entfällt die Gebühr von selbst, und ein Workout, das wegen einer zu späten Absage abgezogen wurde, ist wieder in deinem Paket. Jedes Workout, das wir dir zurückgeben, kannst du noch mindestens ${facts.returnedCreditDays} Tage lang nutzen, auch wenn dein Paket vorher abläuft.`,
    `Zu jeder Gebühr siehst du in deinem Konto die Regel und die Uhrzeiten, nach denen sie entstanden ist. Fällig wird sie ${facts.feePendingHours} Stunden, nachdem wir sie vermerkt haben. Du kannst ihr dort einmal mit deinen Worten widersprechen; bis wir darüber entschieden haben, ist nichts fällig. Siehst du unsere Entscheidung anders, schreib uns.`,
    'Beide Gebühren ersetzen pauschal den Platz, den sonst jemand anders hätte haben können. Du kannst uns immer nachweisen, dass uns kein Schaden oder ein wesentlich geringerer entstanden ist; dann zahlst du nichts oder nur diesen geringeren Betrag. Konntest du ohne eigenes Verschulden nicht absagen, zahlst du nichts.',
    'Diese Regeln gelten für alle gleich und vom ersten Mal an; eine Zahl von Absagen, die nichts kosten, gibt es nicht.',
    [
      'Für Kurse, die wir selbst absagen, gilt ',
      see('kursausfall'),
      ': Dann kostet dich die Buchung nichts.',
    ],
  ];
}

function canceledClass(facts: TermsFacts): readonly LegalClause[] {
  return [
    `Hat ein Kurs weniger als ${facts.fewestBookings} bestätigte Buchungen und noch freie Plätze, können wir ihn bis ${facts.classCancellationHours} Stunden vor Beginn absagen. Die Buchung ist dann kostenlos: Aus deinem Paket wird nichts abgezogen, und es fällt keine Gebühr an. Fehlen ${facts.fewNoticeHours} Stunden vor Beginn noch Buchungen, sagen wir allen Bescheid, die gebucht haben; zwischen ${facts.nightStart} und ${facts.nightEnd} Uhr nur, wenn der Kurs vor ${facts.noon} Uhr beginnt.`,
    'Dasselbe gilt, wenn ein Kurs aus einem anderen Grund ausfällt, zum Beispiel weil jemand im Team krank ist oder die Räume nicht benutzbar sind. Wir sagen dir so früh wie möglich per E-Mail Bescheid.',
    'Findet ein abgesagter Kurs doch statt, hast du deinen Platz wieder, oder du stehst wieder auf der Warteliste; wir schreiben dir das. Bis der Kurs beginnt, kannst du dann kostenlos absagen, und kommst du nicht, kostet es dich nichts.',
    'Wer den Kurs leitet und was trainiert wird, kann sich kurzfristig ändern. Das berechtigt nicht zur kostenlosen späten Absage, solange es beim Krafttraining zur gebuchten Zeit am gebuchten Ort bleibt.',
  ];
}
