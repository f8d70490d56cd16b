import type { InBothLanguages } from '../../language.ts';

interface ApplicationAroundWords {
  readonly lead: string;
  readonly orWrite: string;
  readonly orCall: string;
  readonly privacyPolicy: string;
  /** After the reason why it was not sent. */
  readonly nothingLost: string;
  readonly questionnaire: string;
  readonly questionnaireLead: string;
  readonly questionnaireWithout: string;
}

/** Text around the form; the form's own text is in the domain, because the page without JavaScript uses it too. */
export const AROUND_WORDS: InBothLanguages<ApplicationAroundWords> = {
  en: {
    lead: 'Your name and a number are all we need. We’ll talk about the rest.',
    orWrite: 'Or write to us on WhatsApp',
    orCall: 'Or call',
    privacyPolicy: 'Privacy policy',
    nothingLost: 'Nothing you typed is lost.',
    questionnaire: 'Prefer ticking boxes?',
    questionnaireLead: 'The same first step as a questionnaire. You only need to fill in one of the two.',
    questionnaireWithout: 'The form above does the same job.',
  },
  de: {
    lead: 'Dein Name und eine Nummer genügen. Alles andere besprechen wir.',
    orWrite: 'Oder schreib uns auf WhatsApp',
    orCall: 'Oder ruf an',
    privacyPolicy: 'Datenschutzerklärung',
    nothingLost: 'Deine Eingaben bleiben erhalten.',
    questionnaire: 'Lieber ankreuzen?',
    questionnaireLead: 'Der erste Schritt geht auch per Fragebogen. Eins von beiden reicht.',
    questionnaireWithout: 'Mit dem Formular oben geht es genauso.',
  },
};
