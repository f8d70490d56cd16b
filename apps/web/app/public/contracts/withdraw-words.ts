import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { REFUND_MS, WITHDRAWAL_MS } from '@lifted/domain/contracts/studio-terms';
import type { InBothLanguages } from '../../language.ts';
import type { PageWords } from '../../seo/page-meta.ts';

/** Words of the page behind 'Vertrag widerrufen'. */
export interface WithdrawWords extends PageWords {
  readonly lead: string;
  readonly heading: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Before the link to the terms, in it, and after it. */
  readonly instruction: readonly [string, string, string];
}

const WITHDRAWAL_DAYS = WITHDRAWAL_MS / DAY_MS;
const REFUND_DAYS = REFUND_MS / DAY_MS;

export const WITHDRAW_WORDS: InBothLanguages<WithdrawWords> = {
  en: {
    title: 'Withdraw from your contract',
    description: `Changed your mind? Withdraw from a contract you made with the studio within ${WITHDRAWAL_DAYS} days: no login, no reason, and a confirmation by email.`,
    lead: 'Changed your mind? Tell us here. You don’t need to give a reason.',
    heading: 'How it works',
    facts: [
      {
        name: 'Time',
        value: `${WITHDRAWAL_DAYS} days from the day the contract was made. It’s enough to send it in time.`,
      },
      { name: 'Reason', value: 'None needed.' },
      { name: 'Your money', value: `Back within ${REFUND_DAYS} days.` },
    ],
    instruction: ['The full instructions on withdrawal are part of our ', 'terms', '.'],
  },
  de: {
    title: 'Deinen Vertrag widerrufen',
    description: `Anders überlegt? Widerrufe einen Vertrag mit dem Studio innerhalb von ${WITHDRAWAL_DAYS} Tagen: ohne Anmeldung, ohne Grund, mit Eingangsbestätigung.`,
    lead: 'Anders überlegt? Sag es uns hier. Einen Grund musst du nicht nennen.',
    heading: 'So läuft es ab',
    facts: [
      {
        name: 'Frist',
        value: `${WITHDRAWAL_DAYS} Tage ab dem Tag, an dem der Vertrag geschlossen wurde. Es reicht, wenn du den Widerruf rechtzeitig abschickst.`,
      },
      { name: 'Grund', value: 'Keiner nötig.' },
      { name: 'Dein Geld', value: `Innerhalb von ${REFUND_DAYS} Tagen zurück.` },
    ],
    instruction: ['Die ganze Widerrufsbelehrung steht in den ', 'AGB', '.'],
  },
};
