import { page } from '../legal-text.ts';
import { see, type TermsClauses } from './terms-clauses.ts';
import type { TermsFacts } from './terms-facts.ts';

export function contractAndPrices(facts: TermsFacts): TermsClauses<'vertragsschluss' | 'preise'> {
  return {
    vertragsschluss: [
      `Pakete und Mitgliedschaften kaufst du über unseren Buchungsdienst ${facts.bookingService} (${facts.bookingCompany}), auf unserer Seite oder im Mitglieder-Login. Der Vertrag kommt zwischen dir und uns zustande, nicht mit dem Buchungsdienst. Jede Person hat nur ein Konto; es ist nicht übertragbar.`,
      'Was du auswählst, liegt zuerst im Warenkorb. Dort kannst du alles prüfen, ändern oder wieder herausnehmen, bis du bestellst. Einen Rabatt gibt es, wenn du vor dem Bezahlen einen gültigen Gutscheincode eingibst.',
      'Für die Rechnung brauchen wir deine Rechnungsadresse: Vorname, Nachname, Adresse, Postleitzahl, Stadt und Land.',
      'Bevor du eine Mitgliedschaft bezahlst, bestätigst du mit einem Häkchen, dass du diesen AGB zustimmst. Ohne das Häkchen kommt kein Vertrag zustande.',
      'Mit dem Klick auf die zahlungspflichtige Bestellung machst du uns ein verbindliches Angebot. Der Vertrag ist geschlossen, wenn wir die Bestellung per E-Mail bestätigen. Diese Mail enthält den Vertrag und diese AGB zum Aufheben. Vertragssprache ist Deutsch.',
      `Wir können einen neuen Vertrag innerhalb von ${facts.studioTerminationDays} Tagen nach Vertragsschluss in Textform kündigen. Was du für noch nicht besuchte Kurse und für die Zeit nach der Kündigung gezahlt hast, bekommst du dann vollständig zurück.`,
    ],
    preise: [
      [
        'Es gelten die Preise, die bei der Bestellung angezeigt werden; du findest sie auch unter ',
        page('memberships', 'Pakete und Mitgliedschaften'),
        `. Alle Preise sind Gesamtpreise und enthalten ${facts.vatPercent} % Umsatzsteuer.`,
      ],
      `Pakete bezahlst du beim Kauf, mit ${facts.passPayments}.`,
      `Mitgliedschaften bezahlst du monatlich im Voraus, mit ${facts.subscriptionPayments}. Abgebucht wird jeden Monat an dem Tag, der in deiner Vertragsbestätigung steht (Abbuchungstag).`,
      [
        'Gebühren nach ',
        see('absage'),
        ' buchen wir von dem Zahlungsmittel ab, das du bei uns hinterlegt hast. Du bekommst darüber eine Nachricht mit Kurs, Grund und Betrag.',
      ],
      'Schlägt eine Abbuchung fehl, weil das Konto nicht gedeckt oder die Karte abgelaufen ist, ersetzt du uns die Bankkosten, die uns dadurch tatsächlich entstehen. Das gilt nicht, wenn du nichts dafür kannst.',
    ],
  };
}
