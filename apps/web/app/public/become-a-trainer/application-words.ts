import type { InBothLanguages } from '../../language.ts';

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

/** Text around the form; the form's own text is in the domain, because the page without JavaScript uses it too. */
export const AROUND_WORDS: InBothLanguages<ApplicationAroundWords> = {
  en: {
    lead: 'Your name and a number are all we need. We’ll talk about the rest.',
    orWrite: 'Or write to us on WhatsApp',
    orCall: 'Or call',
    privacyPolicy: 'Privacy policy',
    unreachable:
      'We can’t be reached right now. Check your connection and try again; nothing you typed is lost.',
    tooOften:
      'Too many attempts in a short time. Please try again in ten minutes; nothing you typed is lost.',
    failed: 'Something went wrong on our side. Please try again in a moment, or write to us.',
    questionnaire: 'Prefer ticking boxes?',
    questionnaireLead: 'The same first step as a questionnaire. You only need to fill in one of the two.',
    questionnaireWithout: 'The form above does the same job.',
  },
  de: {
    lead: 'Dein Name und eine Nummer genügen. Alles andere besprechen wir.',
    orWrite: 'Oder schreib uns auf WhatsApp',
    orCall: 'Oder ruf an',
    privacyPolicy: 'Datenschutzerklärung',
    unreachable:
      'Wir sind gerade nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal; deine Eingaben bleiben erhalten.',
    tooOften:
      'Das waren zu viele Versuche in kurzer Zeit. Versuch es bitte in zehn Minuten noch einmal; deine Eingaben bleiben erhalten.',
    failed:
      'Das hat nicht geklappt, der Fehler liegt bei uns. Versuch es bitte gleich noch einmal oder schreib uns.',
    questionnaire: 'Lieber ankreuzen?',
    questionnaireLead: 'Der erste Schritt geht auch per Fragebogen. Eins von beiden reicht.',
    questionnaireWithout: 'Mit dem Formular oben geht es genauso.',
  },
};
