import { germanMonthsDative } from '../german-figures.ts';
import { mailTo, page, strong } from '../legal-text.ts';
import { see, type TermsClauses } from './terms-clauses.ts';
import type { TermsFacts } from './terms-facts.ts';

export function passesAndMemberships(
  facts: TermsFacts,
): TermsClauses<'pakete' | 'mitgliedschaften' | 'pause'> {
  const notice = germanMonthsDative(facts.noticeMonths);
  return {
    pakete: [
      `Pakete gibt es über ${facts.passSizes} Workouts. Ein Paket gilt ${facts.passMonths} Monate ab dem Kauf; in dieser Zeit müssen die Kurse stattfinden. Danach verfallen Workouts, die du nicht genutzt hast.`,
      'Ein Paket verlängert sich nicht und muss nicht gekündigt werden.',
    ],
    mitgliedschaften: [
      [
        strong('Unlimited'),
        ` hat eine Mindestlaufzeit von ${facts.termMonths} Monaten. Du kannst sie mit einer Frist von ${notice} zum Ende der Mindestlaufzeit kündigen.`,
      ],
      `Kündigst du nicht, läuft Unlimited danach auf unbestimmte Zeit weiter. Ab dann kannst du jederzeit mit einer Frist von ${notice} kündigen.`,
      [
        strong('Unlimited Flex'),
        ` läuft von Anfang an auf unbestimmte Zeit. Du kannst jederzeit mit einer Frist von ${notice} kündigen.`,
      ],
      [
        'Für die Kündigung genügt Textform. Am schnellsten geht es ohne Anmeldung über ',
        page('endContract', 'Verträge hier kündigen'),
        '; eine E-Mail an ',
        mailTo(facts.email),
        ' oder ein Brief tun es auch. Wir bestätigen den Eingang und sagen dir, wann dein Vertrag endet.',
      ],
      'Auch wir können nach Ablauf der Mindestlaufzeit, bei Unlimited Flex jederzeit, mit derselben Frist in Textform kündigen.',
      'Das Recht, aus wichtigem Grund ohne Frist zu kündigen, bleibt dir und uns immer. Ein wichtiger Grund kann zum Beispiel sein, dass du aus gesundheitlichen Gründen auf Dauer nicht mehr trainieren kannst.',
    ],
    pause: [
      `Du kannst deine Mitgliedschaft bis zu ${facts.pauseMonths} Monate pausieren, in vollen Monaten.`,
      [
        'Die Pause beginnt an deinem monatlichen Abbuchungstag (',
        see('preise'),
        `). Sag uns mindestens ${facts.pauseNoticeDays} Werktage vorher Bescheid, per E-Mail an `,
        mailTo(facts.email),
        '.',
      ],
      'Während der Pause zahlst du keinen Beitrag und kannst keine Kurse buchen. Kurse, die du für diese Zeit schon gebucht hast, sagst du bitte ab. Eine laufende Mindestlaufzeit verlängert sich um die Dauer der Pause.',
    ],
  };
}
