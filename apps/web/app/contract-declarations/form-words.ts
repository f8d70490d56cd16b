import type { InBothLanguages } from '../language.ts';

/** Words both forms and their receipt share. */
export interface FormWords {
  /** Before the link to the privacy policy, in it and after it. */
  readonly privacy: readonly [string, string, string];
  readonly save: string;
  readonly print: string;
  readonly mailed: string;
}

export const FORM_WORDS: InBothLanguages<FormWords> = {
  en: {
    privacy: [
      'We keep this as proof that it reached us, and use it for nothing else. More in our ',
      'privacy policy',
      '.',
    ],
    save: 'Save as a file',
    print: 'Print',
    mailed: 'The same is on its way to you by email.',
  },
  de: {
    privacy: [
      'Wir bewahren das als Beleg auf, dass es angekommen ist, und nutzen es für nichts anderes. Mehr in der ',
      'Datenschutzerklärung',
      '.',
    ],
    save: 'Als Datei speichern',
    print: 'Drucken',
    mailed: 'Dasselbe ist per Mail zu dir unterwegs.',
  },
};
