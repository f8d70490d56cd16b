import { listWords } from '@lifted/domain/language/list-words';
import { page, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** Third-party services, and declarations people send us. */
export function germanServices(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    ...bookingService(facts),
    {
      id: 'bewerbung',
      heading: 'Bewerbung als Coach',
      clauses: [
        'Bewirbst du dich mit unserem Formular, speichern wir Vor- und Nachnamen, WhatsApp- oder Telefonnummer, die Sprache, in der du coachst, und, wenn du sie angibst, E-Mail-Adresse und Nachricht. Damit melden wir uns bei dir und entscheiden über die Zusammenarbeit (Art. 6 Abs. 1 lit. b DSGVO).',
        `Wir löschen die Bewerbung nach ${facts.applicationMonths} Monaten, auf deine Bitte früher. So lange bewahren wir sie auf, falls es später Streit über eine Absage gibt (Art. 6 Abs. 1 lit. f DSGVO).`,
        [
          'Gibt es zusätzlich einen Online-Fragebogen, laden wir ihn nur, wenn du es erlaubst. Der Formulardienst, dessen Adresse dort steht, erhält dann deine IP-Adresse, Angaben zu Browser und Gerät und was du einträgst (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Auch das kannst du in den ',
          page('privacySettings', 'Datenschutz-Einstellungen'),
          ' widerrufen.',
        ],
      ],
    },
    {
      id: 'statistik',
      heading: 'Statistik',
      clauses: [
        'Wenn du es erlaubst, meldet dein Browser unserem Server, welche unserer Seiten du öffnest (nur die Art der Seite, nie, was in ihrer Adresse steht), wie schnell sie ist, ob du sie am Handy oder am Computer siehst, welche Art Fehler in welchem Teil der Seite auftritt und ob du unsere App installierst. So finden wir, was langsam ist oder nicht funktioniert.',
        `Wir speichern daraus nur Zahlen pro Tag, ohne Kennung und ohne IP-Adresse, und löschen sie nach ${facts.measurementMonths} Monaten. Zu dir führt davon nichts zurück.`,
        'Steht in den Einstellungen auch ein Besuchszähler, laden wir ihn nur, wenn du es erlaubst, und nur auf öffentlichen Seiten. Der Dienst, dessen Adresse dort steht, erhält dann deine IP-Adresse, Angaben zu Browser und Gerät, welche Seite du ansiehst und woher du kommst, und kann Kennungen in deinem Browser ablegen.',
        [
          'Rechtsgrundlage für beides ist deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Du kannst sie jederzeit mit Wirkung für die Zukunft in den ',
          page('privacySettings', 'Datenschutz-Einstellungen'),
          ' widerrufen.',
        ],
      ],
    },
    {
      id: 'erklaerungen',
      heading: 'Kündigung und Widerruf',
      clauses: [
        [
          'Kündigst oder widerrufst du über ',
          page('endContract', 'Verträge hier kündigen'),
          ' oder ',
          page('withdraw', 'Vertrag widerrufen'),
          ', speichern wir deine Erklärung mit allem, was du einträgst, und den Zeitpunkt auf die Sekunde, und schicken dir eine Eingangsbestätigung. Dazu verpflichtet uns das Gesetz (§§ 312k, 356a BGB; Art. 6 Abs. 1 lit. c DSGVO).',
        ],
        `Die Erklärung bewahren wir ${facts.lettersYears} Jahre bis zum Ende des Jahres auf, weil sie ein Geschäftsbrief ist (§ 147 AO, § 257 HGB).`,
      ],
    },
    ...mapsAndNetworks(facts),
  ];
}

/** Nothing where the studio uses no booking service of others. */
function bookingService(facts: PrivacyFacts): readonly LegalSection[] {
  if (facts.bookingName === '') return [];
  return [
    {
      id: 'buchungsdienst',
      heading: 'Buchungsdienst',
      clauses: [
        `Wo wir ihn einsetzen, laufen Kurse, Pakete und Mitgliedschaften über ${facts.bookingName}, betrieben von ${facts.bookingCompany}. Auf unseren Seiten laden wir ${facts.bookingName} nur, wenn du es erlaubst. Dann erhält der Dienst deine IP-Adresse und Angaben zu Browser und Gerät, legt Kennungen in deinem Browser ab und misst damit, wie er genutzt wird.`,
        [
          'Rechtsgrundlage dafür ist deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Du kannst sie jederzeit mit Wirkung für die Zukunft in den ',
          page('privacySettings', 'Datenschutz-Einstellungen'),
          ' widerrufen. Auch ohne sie siehst du Kursplan und Preise und kannst uns schreiben oder anrufen.',
        ],
        `Buchst oder kaufst du dort etwas, verarbeitet ${facts.bookingName} in unserem Auftrag, was dafür nötig ist: Name, E-Mail-Adresse, Rechnungsadresse, Buchungen, Verträge und Zahlungen (Art. 6 Abs. 1 lit. b DSGVO). Zahlungsdaten sehen nur der Dienst und die Zahlungsanbieter, nicht wir. Sein Mitglieder-Login führt auf die Seiten des Dienstes; dort gilt dessen Datenschutzerklärung.`,
      ],
    },
  ];
}

/** Nothing where no page links to a map or a network. */
function mapsAndNetworks(facts: PrivacyFacts): readonly LegalSection[] {
  if (facts.linkedServices.length === 0) return [];
  return [
    {
      id: 'links',
      heading: 'Karten und soziale Netzwerke',
      clauses: [
        `Zu ${listWords(facts.linkedServices, 'de', 'and')} führen einfache Links. Erst wenn du klickst, öffnet sich deren Seite, und erst dann erfahren sie deine IP-Adresse.`,
      ],
    },
  ];
}
