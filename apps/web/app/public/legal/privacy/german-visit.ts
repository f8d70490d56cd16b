import { LONGEST_SESSION_MS } from '@lifted/domain/identity/link-lifetimes';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { mailTo, page, phoneTo, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

const LONGEST_SESSION_DAYS = LONGEST_SESSION_MS / DAY_MS;

/** Who we are, and what a visit to the site causes. */
export function germanVisit(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    {
      id: 'verantwortlich',
      heading: 'Wer verantwortlich ist',
      clauses: [
        'Verantwortlich für alles, was hier beschrieben ist, sind wir:',
        {
          kind: 'entries',
          entries: [
            { name: 'Unternehmen', value: facts.company },
            { name: facts.isSoleTrader ? 'Name' : 'Vertreten durch', value: facts.directors },
            { name: 'Anschrift', value: facts.address },
            { name: 'E-Mail', value: [mailTo(facts.email)] },
            { name: 'Telefon', value: [phoneTo(facts.phone)] },
          ],
        },
        'Mit „DSGVO“ ist die Datenschutz-Grundverordnung gemeint, mit „TDDDG“ das Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz.',
      ],
    },
    {
      id: 'kurz',
      heading: 'Kurz gesagt',
      clauses: [
        {
          kind: 'list',
          intro: 'So halten wir es:',
          items: [
            'Wir messen nur, was du erlaubst, und zeigen keine Werbung.',
            'Von anderen Anbietern laden wir erst etwas, wenn du es erlaubst. Ablehnen ist genauso einfach, und der Rest der Seite funktioniert ohne.',
            'Wir fragen nur nach dem, was wir für den jeweiligen Zweck brauchen.',
            'Wir verkaufen keine Daten.',
          ],
        },
      ],
    },
    {
      id: 'besuch',
      heading: 'Wenn du unsere Seiten aufrufst',
      clauses: [
        'Dein Browser schickt unserem Server deine IP-Adresse, die aufgerufene Adresse und Angaben zu Browser und Sprache. Ohne sie kann der Server nicht antworten. Die IP-Adresse bleibt für wenige Minuten im Arbeitsspeicher, um Anfragen zu zählen und Missbrauch abzuwehren; in die Datenbank kommt dafür nur ein Prüfwert, aus dem sie ohne unseren Schlüssel niemand herausliest.',
        'Unser Protokoll hält zu jeder Antwort fest: Zeitpunkt, Art der Seite oder Funktion, Ergebnis und Dauer. IP-Adressen, Namen, E-Mail-Adressen und Inhalte stehen nicht darin. Meldest du dich an oder ab, änderst du, wie du dich anmeldest, oder wird dir etwas verwehrt, steht die Nummer deines Kontos dabei. Nach 30 Tagen löschen wir das Protokoll.',
        `Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren, funktionierenden Seite (Art. 6 Abs. 1 lit. f DSGVO). Der Server steht bei ${facts.hosting}.${facts.imageHost === '' ? '' : ` Bilder und Clips zu den Übungen können von unserem Bildserver ${facts.imageHost} kommen; auch er erhält dann deine IP-Adresse.`}`,
      ],
    },
    {
      id: 'geraet',
      heading: 'Was in deinem Browser gespeichert wird',
      clauses: [
        'Nur Notwendiges, und nur, wenn es gebraucht wird. Eine Einwilligung verlangt das Gesetz dafür nicht (§ 25 Abs. 2 Nr. 2 TDDDG).',
        {
          kind: 'entries',
          entries: [
            {
              name: 'Sitzungs-Cookie (session_token)',
              value: `Hält dich angemeldet. Nur, wenn du dich anmeldest; bis du dich abmeldest, sonst bis ${facts.sessionDays} Tage nach deinem letzten Besuch, längstens ${LONGEST_SESSION_DAYS} Tage.`,
            },
            {
              name: 'Geräte-Cookie (device)',
              value: `Daran erkennen wir einen Browser wieder, mit dem du dich schon angemeldet hast. So sperrt dich niemand aus, der Passwörter durchprobiert, und wir können dir von einer Anmeldung mit einem neuen Gerät schreiben (Art. 32 Abs. 1 DSGVO). Er enthält eine Zufallszahl und nichts über dich oder das Gerät. Nur, wenn du dich anmeldest; bis ${facts.knownDeviceMonths} Monate nach deiner letzten Anmeldung dort.`,
            },
            {
              name: 'Cookies der Google-Anmeldung',
              value:
                'Schützen die Anmeldung vor Fälschung. Nur, wenn du auf „Mit Google anmelden“ klickst; wenige Minuten.',
            },
            {
              name: 'Sprach-Cookie (language)',
              value:
                'Die Sprache, die du mit dem Umschalter gewählt hast, damit sich die Startseite und Anmeldelinks beim nächsten Mal in ihr öffnen (§ 25 Abs. 2 Nr. 2 TDDDG). Nur, wenn du umschaltest; ein Jahr lang.',
            },
            {
              name: 'currentUser (lokaler Speicher)',
              value:
                'Wer angemeldet ist: Kennung, Name, E-Mail-Adresse und, wenn hinterlegt, Telefonnummer, damit die Seite dich beim nächsten Besuch gleich erkennt. Bis du dich abmeldest.',
            },
            {
              name: 'askedCode (lokaler Speicher)',
              value:
                'Die Adresse, für die du einen Code per E-Mail angefordert hast, damit du ihn eingeben kannst, wenn du aus deinen E-Mails zurückkommst. Nur, wenn du einen anforderst; bis du angemeldet bist. Nach zehn Minuten wird sie nicht mehr benutzt und verschwindet, sobald die Anmeldeseite wieder geöffnet wird.',
            },
            {
              name: 'signOutDue (lokaler Speicher)',
              value: 'Dass eine Abmeldung unseren Server noch erreichen muss. Bis das geschehen ist.',
            },
            {
              name: 'signed-out (IndexedDB)',
              value:
                'Dass sich hier jemand abgemeldet hat, nicht wer: damit es dabei bleibt, auch wenn der Browser sofort danach geschlossen wird. Bis zur nächsten Anmeldung.',
            },
            {
              name: 'last-known (IndexedDB)',
              value: `Was du zuletzt auf deinem Dashboard gesehen hast (Profil, Buchungen, Sätze, Kurven, Challenges), dein Workout mit deinen Notizen und dem Schlüssel für deinen Code zum Einchecken, dazu Workouts und Kurspläne, die du angesehen hast, damit du es auch ohne Netz siehst, und welche Rekorde und Rückblicke du schon gesehen hast (Art. 6 Abs. 1 lit. b DSGVO). Nur, solange du angemeldet bist, und nur auf deinem Gerät; bis du dich abmeldest. Was älter als ${facts.sessionDays} Tage ist, zeigen wir nicht mehr und entfernen es bei deinem nächsten Besuch.`,
            },
            {
              name: 'unsent-sets-… (IndexedDB)',
              value:
                'Sätze und Notizen, die du eingetragen hast und die unser Server noch nicht hat, damit ohne Netz nichts verloren geht (Art. 6 Abs. 1 lit. b DSGVO). Nur auf deinem Gerät; bis sie gesendet sind, auch wenn deine Anmeldung vorher abläuft.',
            },
            {
              name: 'consent (lokaler Speicher)',
              value: [
                `Was du in den `,
                page('privacySettings', 'Datenschutz-Einstellungen'),
                ` erlaubt oder abgelehnt hast, wann und zu welchem Text. Erst, wenn du entscheidest; nach ${facts.consentDays} Tagen fragen wir noch einmal.`,
              ],
            },
            {
              name: 'Sitzungsspeicher',
              value:
                'Wie weit du auf einer Seite gescrollt warst, und ob die Seite nach einer abgelaufenen Anmeldung oder wegen einer neuen Version schon neu geladen wurde. Bis du den Tab schließt.',
            },
            {
              name: 'Dateien der App (Cache Storage, Service Worker)',
              value:
                'Skripte, Schriften und Seiten ohne deine Daten, damit sich das Dashboard, für das du dich anmeldest, und das Workout des Tages auch ohne Netz öffnen. Nur, wenn du dein Dashboard öffnest; bis du dich abmeldest, in der App auf dem Home-Bildschirm, bis du sie entfernst.',
            },
            {
              name: 'installHint (lokaler Speicher)',
              value:
                'Dass du keine Hinweise zum Home-Bildschirm mehr möchtest. Nur, wenn du das sagst; bis du die Daten deines Browsers löschst.',
            },
            {
              name: 'restSound (lokaler Speicher)',
              value:
                'Ob du das Ende einer Pause in deinem Workout hören möchtest. Nur, wenn du das sagst; bis du die Daten deines Browsers löschst.',
            },
            {
              name: 'rest (lokaler Speicher)',
              value:
                'Wie lang deine Pause ist und wann sie endet, falls die App dabei geschlossen wird. Nur, wenn du in deinem Workout eine beginnst; bis die nächste Pause vorbei ist oder du die Daten deines Browsers löschst.',
            },
            {
              name: 'messagesFor (lokaler Speicher)',
              value:
                'Die Kennung dessen, der Nachrichten auf diesem Gerät eingeschaltet hat, damit niemand sonst sie hier bekommt (Art. 6 Abs. 1 lit. b DSGVO). Nur, wenn du sie einschaltest; bis du sie ausschaltest oder dich abmeldest oder sich hier jemand anderes anmeldet.',
            },
            {
              name: 'askEffort (lokaler Speicher)',
              value:
                'Ob du nach dem letzten Satz gefragt werden möchtest, wie viele Wiederholungen noch gegangen wären. Nur, wenn du das sagst; bis du die Daten deines Browsers löschst.',
            },
          ],
        },
      ],
    },
  ];
}
