import { germanMonths, germanMonthsDative } from '../german-figures.ts';
import { mailTo, page, strong, type LegalClause } from '../legal-text.ts';
import type { TermsFacts } from './terms-facts.ts';
import { see, type TermsClauses } from './terms-outline.ts';

export function scopeAndOffer(facts: TermsFacts): TermsClauses<'geltung' | 'angebot'> {
  return {
    geltung: [
      `Diese Allgemeinen Geschäftsbedingungen (AGB) gelten für alle Verträge über Probetrainings, Kurse, Pakete und Mitgliedschaften zwischen dir und ${facts.company}, ${facts.address} (im Folgenden „${facts.studioName}“ oder „wir“).`,
      `Bei uns trainieren Erwachsene. Einen Vertrag mit uns schließen kann nur, wer volljährig ist, also mindestens ${facts.adultYears} Jahre alt.`,
      'Es gilt die Fassung, der du bei Vertragsschluss zugestimmt hast. Eine spätere Fassung gilt für deinen laufenden Vertrag nur, wenn du ihr ausdrücklich zustimmst. Abweichende Absprachen zwischen dir und uns gehen diesen AGB vor.',
      [
        'Kommst du über eine Partnerplattform, richten sich Bezahlung, Buchung und Absage nach deren Bedingungen. Im Studio gelten auch für dich ',
        see('hausordnung'),
        ', ',
        see('gesundheit'),
        ' und ',
        see('haftung'),
        '.',
      ],
    ],
    angebot: [
      [
        `Wir bieten Krafttraining in Gruppen unter Anleitung eines Coachs. Ein Kurs dauert ${facts.classMinutes} Minuten. Im Kursplan stehen in der Regel rund ${facts.classesPerWeek} Kurse pro Woche; welche das sind, zeigt der `,
        page('timetable', 'Kursplan'),
        '. An Feiertagen und in den Ferien können es weniger sein.',
      ],
      {
        kind: 'list',
        intro: 'Teilnehmen kannst du mit',
        items: choiceOf(productsOf(facts)),
      },
      'Mit einer Mitgliedschaft buchst du beliebig viele Kurse, soweit Plätze frei sind.',
      `Das erste Training ist ein kostenloses Probetraining, einmal pro Person. Du brauchst dafür nur deinen Vornamen und eine E-Mail-Adresse, kaufst nichts und gehst keine Mitgliedschaft ein. Deinen Platz kannst du bis zum Beginn des Kurses mit dem Link in der Bestätigungsmail zurückgeben; das kostet nichts. Sind in einem Kurs schon viele Plätze unbestätigt, bekommst du statt der Bestätigung eine E-Mail mit einem Link: Wir halten deinen Platz ${facts.holdMinutes} Minuten frei, längstens bis zum Kursbeginn, und gebucht ist er, sobald du ihn darüber bestätigst.`,
    ],
  };
}

/** What is sold; where nothing is known of it, as the order says. */
function productsOf(facts: TermsFacts): readonly string[] {
  const { membershipWithTerm, openMembership, passSizes } = facts;
  const products = [
    passSizes === null
      ? null
      : `einem Paket über ${passSizes} Workouts, gültig ${germanMonths(facts.passMonths)}`,
    membershipWithTerm === null
      ? null
      : `der Mitgliedschaft ${membershipWithTerm} mit einer Mindestlaufzeit von ${germanMonthsDative(facts.termMonths)}`,
    openMembership === null ? null : `der Mitgliedschaft ${openMembership}, die unbefristet läuft`,
  ].filter((product) => product !== null);
  return products.length > 0
    ? products
    : ['einem Paket', 'einer Mitgliedschaft, wie in der Bestellung beschrieben'];
}

/** Items of a list that reads as one sentence: '…,', '… oder', '….' */
function choiceOf(items: readonly string[]): readonly string[] {
  return items.map((item, at) => {
    const ends = ['.', item.includes(', ') ? ', oder' : ' oder'];
    return `${item}${ends[items.length - 1 - at] ?? ','}`;
  });
}

const BILLING_ADDRESS =
  'Für die Rechnung brauchen wir deine Rechnungsadresse: Vorname, Nachname, Adresse, Postleitzahl, Stadt und Land.';

/** Where the studio sells itself, without a booking service of others. */
function boughtAtTheStudio(): readonly LegalClause[] {
  return [
    'Pakete und Mitgliedschaften kaufst du im Studio oder per E-Mail. Jede Person hat nur ein Konto; es ist nicht übertragbar.',
    'Der Vertrag kommt zustande, wenn du ihm in Textform zustimmst; du bekommst ihn mit diesen AGB per E-Mail. Vertragssprache ist Deutsch.',
    BILLING_ADDRESS,
  ];
}

function boughtAtTheService(facts: TermsFacts): readonly LegalClause[] {
  return [
    `Pakete und Mitgliedschaften kaufst du im Studio, per E-Mail oder, wo wir ihn anbieten, über unseren Buchungsdienst ${facts.bookingService} (${facts.bookingCompany}). Der Vertrag kommt zwischen dir und uns zustande, nicht mit dem Buchungsdienst. Jede Person hat nur ein Konto; es ist nicht übertragbar.`,
    'Kaufst du im Studio oder per E-Mail, kommt der Vertrag zustande, wenn du ihm in Textform zustimmst; du bekommst ihn mit diesen AGB per E-Mail. Über den Buchungsdienst läuft es so: Was du auswählst, liegt zuerst im Warenkorb. Dort kannst du alles prüfen, ändern oder wieder herausnehmen, bis du bestellst. Einen Rabatt gibt es, wenn du vor dem Bezahlen einen gültigen Gutscheincode eingibst.',
    BILLING_ADDRESS,
    'Bevor du eine Mitgliedschaft bezahlst, bestätigst du mit einem Häkchen, dass du diesen AGB zustimmst. Ohne das Häkchen kommt kein Vertrag zustande.',
    'Mit dem Klick auf die zahlungspflichtige Bestellung machst du uns ein verbindliches Angebot. Der Vertrag ist geschlossen, wenn wir die Bestellung per E-Mail bestätigen. Diese E-Mail enthält den Vertrag und diese AGB zum Aufheben. Vertragssprache ist Deutsch.',
  ];
}

export function contractAndPrices(facts: TermsFacts): TermsClauses<'vertragsschluss' | 'preise'> {
  return {
    vertragsschluss: [
      ...(facts.bookingService === '' ? boughtAtTheStudio() : boughtAtTheService(facts)),
      `Wir können einen neuen Vertrag innerhalb von ${facts.studioTerminationDays} Tagen nach Vertragsschluss in Textform kündigen. Was du für noch nicht besuchte Kurse und für die Zeit nach der Kündigung gezahlt hast, bekommst du dann vollständig zurück.`,
    ],
    preise: [
      [
        'Es gelten die Preise, die bei der Bestellung angezeigt werden; du findest sie auch unter ',
        page('memberships', 'Pakete und Mitgliedschaften'),
        `. Alle Preise sind Gesamtpreise und enthalten ${facts.vatPercent} % Umsatzsteuer.`,
      ],
      `Pakete bezahlst du beim Kauf, mit ${facts.passPayments}.`,
      ...(facts.joiningFee === null
        ? []
        : [
            `Beginnt eine Mitgliedschaft, zahlst du einmalig eine Aufnahmegebühr von ${facts.joiningFee}, zusammen mit dem ersten Monatsbeitrag.`,
          ]),
      `Mitgliedschaften bezahlst du monatlich im Voraus, mit ${facts.subscriptionPayments}. Abgebucht wird jeden Monat an dem Tag, der in deiner Vertragsbestätigung steht (Abbuchungstag).`,
      [
        'Fällige Gebühren nach ',
        see('absage'),
        ' buchen wir von dem Zahlungsmittel ab, das du bei uns hinterlegt hast. Du bekommst darüber eine Nachricht mit Kurs, Grund und Betrag.',
      ],
      'Schlägt eine Abbuchung fehl, weil das Konto nicht gedeckt oder die Karte abgelaufen ist, ersetzt du uns die Bankkosten, die uns dadurch tatsächlich entstehen. Das gilt nicht, wenn du nichts dafür kannst.',
    ],
  };
}

export function passesAndMemberships(
  facts: TermsFacts,
): TermsClauses<'pakete' | 'mitgliedschaften' | 'pause'> {
  return {
    pakete: [
      `${
        facts.passSizes === null
          ? 'Über wie viele Workouts ein Paket geht und wie lange es ab dem Kauf gilt, steht in der Bestellung'
          : `Pakete gibt es über ${facts.passSizes} Workouts. Ein Paket gilt ${germanMonths(facts.passMonths)} ab dem Kauf`
      }; in dieser Zeit müssen die Kurse stattfinden. Danach verfallen Workouts, die du nicht genutzt hast.`,
      'Ein Paket verlängert sich nicht und muss nicht gekündigt werden.',
      'Was aus jedem Workout deines Pakets wurde, siehst du in deinem Konto.',
    ],
    mitgliedschaften: [
      ...terms(facts),
      [
        'Für die Kündigung genügt Textform. Am schnellsten geht es ohne Anmeldung über ',
        page('endContract', 'Verträge hier kündigen'),
        '; eine E-Mail an ',
        mailTo(facts.email),
        ' oder ein Brief tun es auch. Wir bestätigen den Eingang und sagen dir, wann dein Vertrag endet.',
      ],
      'Auch wir können nach Ablauf der Mindestlaufzeit, ohne Mindestlaufzeit jederzeit, mit derselben Frist in Textform kündigen.',
      'Das Recht, aus wichtigem Grund ohne Frist zu kündigen, bleibt dir und uns immer. Ein wichtiger Grund kann zum Beispiel sein, dass du aus gesundheitlichen Gründen auf Dauer nicht mehr trainieren kannst.',
    ],
    pause: [
      `Du kannst deine Mitgliedschaft bis zu ${facts.pauseMonths} Monate pausieren, in vollen Monaten.`,
      [
        'Die Pause beginnt an deinem monatlichen Abbuchungstag (',
        see('preise'),
        `). Sag uns mindestens ${facts.pauseNoticeDays} Arbeitstage (Montag bis Freitag) vorher Bescheid, per E-Mail an `,
        mailTo(facts.email),
        '.',
      ],
      'Während der Pause zahlst du keinen Beitrag und kannst keine Kurse buchen. Kurse, die du für diese Zeit schon gebucht hast, sagen wir für dich ab; das kostet nichts. Eine laufende Mindestlaufzeit verlängert sich um die Dauer der Pause.',
    ],
  };
}

/** How long memberships run: of each by its name, of unknown ones as the order says. */
function terms({
  membershipWithTerm,
  openMembership,
  noticeMonths,
  termMonths,
}: TermsFacts): readonly LegalClause[] {
  const notice = germanMonthsDative(noticeMonths);
  const atTheEnd = `Du kannst sie mit einer Frist von ${notice} zum Ende der Mindestlaufzeit kündigen.`;
  const renewal = (name: string) =>
    `Kündigst du nicht, läuft ${name} danach auf unbestimmte Zeit weiter. Ab dann kannst du jederzeit mit einer Frist von ${notice} kündigen.`;
  if (membershipWithTerm === null && openMembership === null)
    return [
      `Ob eine Mitgliedschaft eine Mindestlaufzeit hat und welche, steht in der Bestellung. ${atTheEnd} Hat sie keine, kannst du jederzeit mit dieser Frist kündigen.`,
      renewal('sie'),
    ];
  return [
    ...(membershipWithTerm === null
      ? []
      : [
          [
            strong(membershipWithTerm),
            ` hat eine Mindestlaufzeit von ${germanMonthsDative(termMonths)}. ${atTheEnd}`,
          ],
          renewal(membershipWithTerm),
        ]),
    ...(openMembership === null
      ? []
      : [
          [
            strong(openMembership),
            ` läuft von Anfang an auf unbestimmte Zeit. Du kannst jederzeit mit einer Frist von ${notice} kündigen.`,
          ],
        ]),
  ];
}

export function inTheStudio(): TermsClauses<'hausordnung' | 'gesundheit' | 'haftung'> {
  return {
    hausordnung: [
      {
        kind: 'list',
        intro: 'Damit alle gut trainieren können, bitten wir dich:',
        items: [
          'Sei zum Kursbeginn da. Wer das Aufwärmen verpasst, kann aus Sicherheitsgründen abgewiesen werden.',
          'Trainiere in sauberen, flachen Hallenschuhen und mit Handtuch, und räum Gewichte und Geräte zurück.',
          'Folge den Anweisungen des Teams, vor allem bei Technik und Gewicht.',
          'Trainiere nicht unter Einfluss von Alkohol oder anderen Drogen.',
          'Foto- und Filmaufnahmen, auf denen andere zu sehen sind, machst du nur mit deren Einverständnis.',
          'Geh mit Räumen und Geräten so um, dass sie heil bleiben, und sag uns, wenn etwas kaputt ist.',
        ],
      },
      'Niemand wird bei uns wegen Herkunft, Geschlecht, Religion, Behinderung, Alter, Körper oder sexueller Identität schlechter behandelt. Wer andere belästigt oder gefährdet, muss den Kurs verlassen; bei einem schweren oder wiederholten Verstoß können wir ein Hausverbot aussprechen und aus wichtigem Grund kündigen.',
      'Bring zum Training möglichst keine Wertsachen mit. Wo es Spinde gibt, kannst du sie für die Zeit des Kurses benutzen; abends werden sie geleert. Was liegen bleibt, heben wir als Fundsache auf.',
    ],
    gesundheit: [
      'Krafttraining belastet den Körper. Ob du gesund genug dafür bist, entscheidest du selbst. Hast du Beschwerden, Vorerkrankungen oder bist du schwanger, frag vorher ärztlich nach.',
      'Sag dem Coach vor dem Kurs, worauf Rücksicht zu nehmen ist; mehr als dafür nötig musst du nicht erzählen. Hör auf, wenn dir etwas wehtut oder schwindlig wird.',
      'Unsere Hinweise zum Training ersetzen keine ärztliche Beratung. Einen bestimmten Erfolg können wir nicht zusagen.',
    ],
    haftung: [
      'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz.',
      'Bei einfacher Fahrlässigkeit haften wir für andere Schäden nur, wenn wir eine wesentliche Vertragspflicht verletzt haben, also eine, auf deren Erfüllung du vertrauen darfst, weil sie den Vertrag erst möglich macht. Dann ist die Haftung auf den Schaden begrenzt, der vorhersehbar und für so einen Vertrag typisch ist.',
      'Dasselbe gilt für alle, die für uns arbeiten.',
    ],
  };
}

export function closing(facts: TermsFacts): TermsClauses<'challenges' | 'bewertungen' | 'daten' | 'schluss'> {
  return {
    challenges: [
      'Für jede Challenge gelten zusätzlich ihre Teilnahmebedingungen; sie stehen auf der Seite der Challenge, zu der dein Dashboard führt. Bei der Challenge gehen sie diesen AGB vor.',
      `Mitmachen kann, wer volljährig ist und eine aktive Mitgliedschaft bei ${facts.studioName} oder bei einem unserer offiziellen Partner hat, die zum Buchen von Kursen berechtigt. Es zählen nur reguläre Gruppenkurse, und nur solche, bei denen du dich selbst an den Tablets im Studio als anwesend eingetragen hast. Jede Person darf nur ein Konto haben.`,
    ],
    bewertungen: [
      [
        'Wo auf unseren Seiten, etwa auf der ',
        page('home', 'Startseite'),
        ', Bewertungen stehen, gilt dazu:',
      ],
      ...facts.ratings.map(ratingClause),
      ...(facts.testimonials === '' ? [] : [`Stimmen von Mitgliedern: ${facts.testimonials}`]),
    ],
    daten: [
      [
        'Was wir über dich speichern und wofür, steht in der ',
        page('privacyPolicy', 'Datenschutzerklärung'),
        '.',
      ],
      `Unsere Seiten und Konten sind nicht für Personen unter ${facts.privacyYears} Jahren gedacht.`,
    ],
    schluss: [
      [
        'Fragen, Wünsche und Beschwerden erreichen uns unter ',
        mailTo(facts.email),
        `. Wir antworten innerhalb von ${facts.supportHours} Stunden.`,
      ],
      'Es gilt deutsches Recht. Wohnst du in einem anderen Land der Europäischen Union, behältst du den Schutz der zwingenden Vorschriften dieses Landes.',
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      'Ist eine Bestimmung dieser AGB unwirksam, gilt an ihrer Stelle das Gesetz; der Vertrag und die übrigen Bestimmungen bleiben wirksam.',
    ],
  };
}

function ratingClause({ source, value, count, asOf, check }: TermsFacts['ratings'][number]): string {
  return `${source}: ${value} von 5 Sternen, der Durchschnitt aus ${count} Bewertungen, Stand ${asOf}. ${check}`;
}
