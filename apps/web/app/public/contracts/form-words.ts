import { NOT_MAILED } from '@lifted/domain/contracts/contract-declaration-receipt-words';
import type { InBothLanguages } from '../../language.ts';

/** Words both forms and their receipt share. */
export interface FormWords {
  /** Before the link to the privacy policy, in it and after it. */
  readonly privacy: readonly [string, string, string];
  /** Before the studio's address, and after it. */
  readonly otherWay: readonly [string, string];
  readonly save: string;
  readonly print: string;
  readonly mailed: string;
  readonly notMailed: string;
}

export const FORM_WORDS: InBothLanguages<FormWords> = {
  en: {
    privacy: [
      'We keep this as proof that we received it, and use it for nothing else. Read more in our ',
      'privacy policy',
      '.',
    ],
    otherWay: ['An email to ', ' or a letter is just as valid.'],
    save: 'Save as a file',
    print: 'Print',
    mailed: 'A copy is on its way to you by email.',
    notMailed: NOT_MAILED.en,
  },
  de: {
    privacy: [
      'Wir bewahren das als Beleg dafür auf, dass es angekommen ist, und nutzen es für nichts anderes. Mehr in der ',
      'Datenschutzerklärung',
      '.',
    ],
    otherWay: ['Eine E-Mail an ', ' oder ein Brief zählt genauso.'],
    save: 'Als Datei speichern',
    print: 'Drucken',
    mailed: 'Eine Kopie ist per E-Mail zu dir unterwegs.',
    notMailed: NOT_MAILED.de,
  },
};
