import { germanNumberWord } from '../german-figures.ts';
import { mailTo, page, type LegalClause } from '../legal-text.ts';
import type { TermsClauses } from './terms-outline.ts';
import type { TermsFacts } from './terms-facts.ts';

/** The right of withdrawal (§§ 312g, 355, 356a BGB), with the model texts of annexes 1 and 2 to Art. 246a EGBGB. */
export function withdrawal(facts: TermsFacts): TermsClauses<'widerruf'> {
  return {
    widerruf: [
      [
        `Hast du ein Paket oder eine Mitgliedschaft online, per E-Mail oder am Telefon gekauft, kannst du den Vertrag innerhalb von ${facts.withdrawalDays} Tagen ohne Grund widerrufen, am schnellsten und ohne Anmeldung über `,
        page('withdraw', 'Vertrag widerrufen'),
        `. Spätestens ${facts.refundDays} Tage, nachdem dein Widerruf bei uns eingegangen ist, hast du dein Geld zurück. Hattest du verlangt, dass es schon vorher losgeht, zahlst du nur den Anteil, den du bis zum Widerruf bekommen hast.`,
      ],
      'Das Widerrufsrecht endet vorzeitig, wenn wir den Vertrag vollständig erfüllt haben, nachdem du ausdrücklich verlangt hast, dass wir vor Ablauf der Frist anfangen, und bestätigt hast, dass du es dadurch verlierst. Das kann zum Beispiel ein Paket sein, dessen Workouts du alle schon besucht hast.',
      'Die folgende Belehrung und das Formular gibt das Gesetz im Wortlaut vor; deshalb steht dort „Sie“, und deshalb ist auch von Waren die Rede.',
      instruction(facts),
      modelForm(facts),
    ],
  };
}

function instruction({
  company,
  address,
  phone,
  email,
  withdrawalDays,
  refundDays,
}: TermsFacts): LegalClause {
  const period = germanNumberWord(withdrawalDays);
  return {
    kind: 'model',
    heading: 'Widerrufsbelehrung',
    parts: [
      {
        heading: 'Widerrufsrecht',
        paragraphs: [
          `Sie haben das Recht, binnen ${period} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt ${period} Tage ab dem Tag des Vertragsabschlusses.`,
          [
            `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company}, ${address}, Telefon: ${phone}, E-Mail: `,
            mailTo(email),
            ') mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter „',
            page('withdraw', 'Vertrag widerrufen'),
            '“ (am Ende jeder Seite und im Menü) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
          ],
          'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        ],
      },
      {
        heading: 'Folgen des Widerrufs',
        paragraphs: [
          `Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen ${germanNumberWord(refundDays)} Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.`,
          'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
        ],
      },
    ],
  };
}

function modelForm({ company, address, email }: TermsFacts): LegalClause {
  return {
    kind: 'model',
    heading: 'Muster-Widerrufsformular',
    parts: [
      {
        paragraphs: [
          '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
        ],
        lines: [
          `An ${company}, ${address}, E-Mail: ${email}`,
          'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
          'Bestellt am (*)/erhalten am (*)',
          'Name des/der Verbraucher(s)',
          'Anschrift des/der Verbraucher(s)',
          'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
          'Datum',
          '(*) Unzutreffendes streichen.',
        ],
      },
    ],
  };
}
