import { page, type LegalSection } from '../legal-text.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** Data about people who train: trial, account, training, challenges, mails. */
export function germanTraining(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    {
      id: 'probetraining',
      heading: 'Probetraining',
      clauses: [
        'Buchst du ein Probetraining, speichern wir deinen Vornamen, deine E-Mail-Adresse, die Sprache der Seite, den Kurs, den Zeitpunkt der Buchung und, falls du den Platz bestätigst oder zurückgibst, wann. Damit halten wir dir den Platz frei, bestätigen ihn per E-Mail und begrüßen dich mit Namen. Vom Link in dieser E-Mail speichern wir nur einen Prüfwert.',
        `Warten in einem Kurs viele Plätze auf eine Bestätigung, halten wir dir deinen ${facts.holdMinutes} Minuten frei, längstens bis zum Kursbeginn; in dieser Zeit bestätigst du ihn mit dem Link in unserer E-Mail. Was niemand bestätigt, löschen wir ${facts.unconfirmedDays} Tage danach. Weil das Probetraining einmal pro Person kostenlos ist, vergleichen wir deine Adresse mit denen früherer Probetrainings und unserer Mitglieder; wer eine Adresse eintippt, erfährt davon nichts, die Antwort geht nur an diese Adresse.`,
        `Rechtsgrundlage ist die Vorbereitung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO). Wir löschen deinen Namen und deine Adresse aus der Buchung ${facts.testWorkoutMonths} Monate nach dem Kurs, weil wir bis dahin sehen müssen, wer schon ein Probetraining hatte; auf deine Bitte sofort nach dem Kurs. Dass ein Platz im Kurs belegt war, zählen wir weiter, ohne Person.`,
      ],
    },
    {
      id: 'konto',
      heading: 'Konto und Anmeldung',
      clauses: [
        'Ein Konto hast du, weil du bei uns trainierst: Wir legen es mit deinem Namen, deiner E-Mail-Adresse und deiner Rolle an (Mitglied, Coach, Empfang, Leitung). Ein Passwort legst du selbst fest; wir speichern davon nur einen Hash, aus dem es sich nicht zurückrechnen lässt.',
        `Zu jeder Anmeldung speichern wir, wann sie begann und bis wann sie gilt, höchstens ${facts.sessionDays} Tage nach deinem letzten Besuch. Geräte und IP-Adressen speichern wir dazu nicht. Links zum Anmelden gelten ${facts.signInLinkMinutes} Minuten, Einladungen ${facts.invitationDays} Tage, Links für ein neues Passwort ${facts.passwordLinkMinutes} Minuten. Falsche Passwörter zählen wir eine Zeit lang unter einem Prüfwert der E-Mail-Adresse, damit niemand Passwörter durchprobieren kann. Was davon nicht mehr gilt, löschen wir nach ${facts.leftoverDays} Tagen.`,
        'Richtest du einen zweiten Schritt beim Anmelden ein, speichern wir das Geheimnis deiner App oder deine Telefonnummer verschlüsselt und Ersatzcodes nur als Hash; entfernst du den Schritt, löschen wir sie. Von einem Passkey speichern wir den öffentlichen Schlüssel, den Namen, den du ihm gibst, ob er auf mehreren deiner Geräte liegt, und wann du ihn hinzugefügt und zuletzt benutzt hast, bis du ihn entfernst; sein Geheimnis, Fingerabdruck und Gesicht bleiben auf deinem Gerät. Nur wenn du SMS wählst, erfährt der Dienst, der sie verschickt, deine Nummer.',
        'Rechtsgrundlagen sind dein Vertrag mit uns (Art. 6 Abs. 1 lit. b DSGVO) und, für den Schutz der Konten, unser berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO).',
        'Du kannst dich auch mit Google anmelden, wenn du möchtest. Erst mit dem Klick öffnet sich ein Fenster von Google (Google Ireland Limited, Irland). Google erfährt, dass du dich bei uns anmeldest, und schickt uns eine Kennung, deinen Namen, deine E-Mail-Adresse und ob sie bestätigt ist. Wir speichern davon die Kennung. Google kann Daten in den USA verarbeiten; dafür gilt der Angemessenheitsbeschluss der EU-Kommission zum Data Privacy Framework (Art. 45 DSGVO).',
      ],
    },
    {
      id: 'buchungen',
      heading: 'Buchungen, Pakete und Gebühren',
      clauses: [
        'Buchst du bei uns einen Kurs, speichern wir Kurs und Zeitpunkt, die Sprache der Seite, womit du buchst, ob und wann du absagst und ob du da warst. Stehst du auf einer Warteliste, speichern wir, seit wann und was daraus wurde. Vom Link in deiner Buchungsbestätigung speichern wir nur einen Prüfwert. Andere sehen nie, wer gebucht hat oder wartet, nur wie viele.',
        'Zu Paketen und Mitgliedschaften speichern wir Laufzeit, Pausen und Ende, wie sie verkauft wurden und jede Änderung deiner Workouts mit Zeitpunkt und Grund. Diese Einträge ändern wir nie; stimmt einer nicht, kommt ein neuer dazu. Zu einer Gebühr speichern wir Kurs, Grund, Betrag und Uhrzeiten, deinen Widerspruch und unsere Entscheidung.',
        'Rechtsgrundlage ist dein Vertrag mit uns (Art. 6 Abs. 1 lit. b DSGVO). All das behalten wir, solange du bei uns trainierst. Werden deine Daten gelöscht, sagen wir ab, was du noch gebucht hast; Buchungen, Workouts und Gebühren bleiben in unseren Zahlen, ohne deinen Namen und ohne deine Worte.',
        `Wann du was gebucht, abgesagt oder auf eine Warteliste gesetzt haben wolltest, halten wir zusätzlich fest und löschen es nach ${facts.commandMonths} Monaten. So lässt sich klären, was war, wenn du einer Gebühr widersprichst (Art. 6 Abs. 1 lit. f DSGVO).`,
        'Unser Team kann sich etwas zu dir notieren, das es sich merken soll, zum Beispiel einen Wunsch; nichts zu deiner Gesundheit. Solche Notizen findest du im Export deiner Daten, und sie werden mit deinem Konto gelöscht (Art. 6 Abs. 1 lit. f DSGVO).',
        `Kommst du über einen Partnerdienst wie ${facts.partner}, notieren wir deinen Vornamen, den Anfangsbuchstaben deines Nachnamens, den Dienst, wie er den Besuch nennt, den Kurs und ob du da warst. Damit halten wir dir den Platz frei und prüfen, was der Dienst uns zahlt. Name und Kennung löschen wir ${facts.guestMonths} Monate nach dem Kurs (Art. 6 Abs. 1 lit. b und f DSGVO).`,
      ],
    },
    {
      id: 'training',
      heading: 'Dein Training',
      clauses: [
        `Für dein Dashboard speichern wir deine Buchungen (Kurs, Zeitpunkt, Absage, ob du da warst) und deine Sätze: Übung, Wiederholungen, Gewicht und, wenn du es angibst, wie viele noch gegangen wären. Dazu speichern wir, welche Übungen du getauscht hast, und was du ohne Kurs trainierst.${facts.bookingName === '' ? ' Die' : ` Buchungen aus unserem Buchungsdienst ${facts.bookingName} übernehmen wir von dort, die`} Sätze tragen du oder dein Coach ein. Zu jedem Eintrag speichern wir, wer ihn gemacht hat, wann und, an einem Tablet des Studios, an welchem; auch berichtigte Einträge behalten wir, damit sich klären lässt, was richtig ist. Daraus berechnen wir Serien, Rekorde, Kurven und geschätzte Maxima. Schlüsse auf deine Gesundheit ziehen wir nicht.`,
        `Sehen können das du selbst und unser Team, soweit es dich betreut; andere Mitglieder nicht. Was du ohne Kurs trainierst, siehst in der App nur du. Dass jemand aus dem Team nachgesehen hat, halten wir einmal am Tag fest, ebenso Eingriffe in Konten, und löschen es nach ${facts.auditMonths} Monaten (Art. 5 Abs. 2, Art. 32 DSGVO). Rechtsgrundlage ist dein Vertrag mit uns (Art. 6 Abs. 1 lit. b DSGVO).`,
        [
          'Aus deinen Sätzen rechnen wir auch aus, welches Gewicht wir dir als Nächstes vorschlagen. ',
          page('suggestedLoad', 'Nach welcher Regel'),
          ' das geschieht, kannst du nachlesen; ändern kannst du es immer. Notizen, die du dir zu Übungen machst, speichern wir, bis du sie löschst. In der App siehst nur du sie, außer du zeigst sie den Coaches; auch Coaches können für dich eine Notiz zu einer Übung schreiben, die du siehst. Schreib bitte nichts über deine Gesundheit hinein. Checkst du mit dem Code auf deinem Handy ein, prüfen wir ihn mit einem geheimen Schlüssel, den nur unser Server und deine App kennen.',
        ],
        'Beschwerden oder eine Schwangerschaft besprich mit deinem Coach; im System vermerken wir sie nicht.',
      ],
    },
    {
      id: 'challenge',
      heading: 'Challenges',
      clauses: [
        'Machst du bei einer Challenge mit, speichern wir, dass und seit wann. Gezählt werden deine besuchten Kurse im Zeitraum. Öffentlich zeigen wir nur, wie viele Kurse alle zusammen geschafft haben, nie Namen. Rechtsgrundlage sind die Teilnahmebedingungen, denen du beitrittst (Art. 6 Abs. 1 lit. b DSGVO).',
      ],
    },
    {
      id: 'mails',
      heading: 'E-Mails, die wir dir schicken',
      clauses: [
        `Wir schicken E-Mails, die zu etwas gehören, das du getan hast: Bestätigungen, Nachrichten zu gebuchten Kursen und Wartelisten, Mitteilungen zu deinem Vertrag, zum Beispiel Schließtage, Links zum Anmelden, Eingangsbestätigungen. Werbung ist nicht dabei, und ob du E-Mails öffnest, messen wir nicht. Zugestellt werden sie über ${facts.mailing}.`,
        [
          'Neuigkeiten und Angebote schicken wir dir nur, wenn du ihnen in den ',
          page('messageSettings', 'Einstellungen'),
          ' zugestimmt hast (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 UWG). Wann du zugestimmt oder widerrufen hast, speichern wir als Nachweis, bis dein Konto gelöscht wird (Art. 7 Abs. 1 DSGVO). Widerrufen kannst du jederzeit mit Wirkung für die Zukunft, in den Einstellungen oder mit einem Klick in jeder dieser E-Mails, ohne dich anzumelden. An wen eine Mitteilung oder Neuigkeit geht, richtet sich nach Vertrag, gebuchten Kursen und letztem Besuch.',
        ],
        `Ist eine E-Mail zugestellt, löschen wir ihren Inhalt. Empfänger, Betreff und Zeitpunkt behalten wir ${facts.mailDays} Tage als Nachweis (Art. 6 Abs. 1 lit. f DSGVO), bei einer Kündigung, einem Widerruf oder einer Bewerbung so lange wie diese selbst.`,
        `Mitglieder finden dieselben Nachrichten in der App. Dort behalten wir sie ${facts.messageMonths} Monate, mit dem Zeitpunkt, zu dem du sie geöffnet hast und zu dem wir sie deinen Geräten übergeben haben; in den Einstellungen wählst du, was auch per E-Mail oder auf deinen Geräten ankommt (Art. 6 Abs. 1 lit. b DSGVO).`,
        `Schaltest du Nachrichten auf einem Gerät ein, speichern wir die Adresse, unter der sein Browser erreichbar ist, und die Schlüssel, mit denen wir verschlüsseln (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Die Nachrichten laufen über den Push-Dienst des Browserherstellers, etwa Apple, Google, Microsoft oder Mozilla, auch außerhalb der EU; er kann weder Worte noch Namen lesen, nur dass etwas ankommt. Du beendest das, indem du es ausschaltest oder dich abmeldest; wir beenden es ${facts.deviceMonths} Monate nach dem letzten Öffnen der App dort.`,
        `Lässt du deinen eigenen Kalender deine Kurse abonnieren, speichern wir, dass du das tust, und einen Prüfwert der Adresse (Art. 6 Abs. 1 lit. b DSGVO). Wer die Adresse hat, sieht deine Kurse; auch der Anbieter deines Kalenders. Sie gilt nicht mehr, sobald du dir eine neue holst, nicht mehr teilst oder dein Konto löschst.`,
        [
          'Schreibst du uns oder rufst du an, verwenden wir deine Angaben, um dir zu antworten (Art. 6 Abs. 1 lit. b oder f DSGVO). Schreibst du über WhatsApp, gelten dort zusätzlich die Bedingungen von WhatsApp; wenn du das nicht möchtest, nimm eine der anderen Adressen im ',
          page('imprint', 'Impressum'),
          '.',
        ],
      ],
    },
  ];
}
