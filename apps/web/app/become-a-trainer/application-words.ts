import type { InBothLanguages } from '../language.ts';

interface ApplicationAroundWords {
  readonly lead: string;
  readonly orWrite: string;
  readonly orCall: string;
  readonly privacyPolicy: string;
  readonly unreachable: string;
  readonly tooOften: string;
  readonly failed: string;
  readonly questionnaire: string;
  readonly questionnaireLead: string;
  readonly questionnaireWithout: string;
}

/** What stands around the form; the form's own words are the domain's, because they are said without JavaScript too. */
export const AROUND_WORDS: InBothLanguages<ApplicationAroundWords> = {
  en: {
    lead: 'Your name and a number, that is all we need to call you. The rest we talk about.',
    orWrite: 'Or write to us on WhatsApp',
    orCall: 'Or call',
    privacyPolicy: 'Privacy policy',
    unreachable:
      'We cannot be reached right now. Check your connection and try again; what you typed stays here.',
    tooOften:
      'That was very often in a short time. Please try again in ten minutes; what you typed stays here.',
    failed: 'That did not work, and it is our fault. Please try again in a moment, or write to us.',
    questionnaire: 'Rather tick boxes?',
    questionnaireLead: 'The same first step as a questionnaire. One of the two is enough.',
    questionnaireWithout: 'The form above does the same without it.',
  },
  de: {
    lead: 'Dein Name und eine Nummer, mehr brauchen wir nicht, um dich anzurufen. Alles andere besprechen wir.',
    orWrite: 'Oder schreib uns auf WhatsApp',
    orCall: 'Oder ruf an',
    privacyPolicy: 'Datenschutzerklärung',
    unreachable:
      'Wir sind gerade nicht erreichbar. Schau nach deiner Verbindung und versuch es noch einmal; was du getippt hast, bleibt hier.',
    tooOften:
      'Das war sehr oft in kurzer Zeit. Versuch es bitte in zehn Minuten noch einmal; was du getippt hast, bleibt hier.',
    failed:
      'Das hat nicht geklappt, und es liegt an uns. Versuch es bitte gleich noch einmal, oder schreib uns.',
    questionnaire: 'Lieber ankreuzen?',
    questionnaireLead: 'Derselbe erste Schritt als Fragebogen. Eins von beiden reicht.',
    questionnaireWithout: 'Das Formular oben tut dasselbe auch ohne ihn.',
  },
};
