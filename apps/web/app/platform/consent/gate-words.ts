import type { InBothLanguages } from '../../language.ts';

/** Texts around every consent gate; those of each category are in consent-words.ts. */
export const GATE_WORDS = {
  en: {
    question: 'This part is provided by another company. We only load it if you agree.',
    purpose: 'What for',
    recipient: 'Who receives data',
    from: 'Loaded from',
    data: 'Which data',
    notNow: 'Not now',
    refused: (name: string) => `${name}: stays off, as you chose.`,
    loading: 'Loading…',
    granted: (name: string) => `${name}: on, as you chose.`,
    takeBack: 'Turn it off',
    privacyPolicy: 'Privacy policy',
    privacySettings: 'Privacy settings',
  },
  de: {
    question: 'Dieser Teil kommt nicht von uns. Wir laden ihn nur, wenn du das möchtest.',
    purpose: 'Wofür',
    recipient: 'Wer Daten bekommt',
    from: 'Geladen von',
    data: 'Welche Daten',
    notNow: 'Jetzt nicht',
    refused: (name: string) => `${name}: bleibt aus, wie du entschieden hast.`,
    loading: 'Wird geladen …',
    granted: (name: string) => `${name}: an, wie du entschieden hast.`,
    takeBack: 'Wieder ausschalten',
    privacyPolicy: 'Datenschutzerklärung',
    privacySettings: 'Datenschutz-Einstellungen',
  },
} satisfies InBothLanguages<unknown>;
