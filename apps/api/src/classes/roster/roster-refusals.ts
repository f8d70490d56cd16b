import type { Sentence } from '../../http/errors/refusal.ts';

/** Why a roster cannot be changed, said alike at the desk and on the floor. */
export const ROSTER_SENTENCES = {
  roster_closed: {
    en: 'The roster is closed. Open it again first.',
    de: 'Die Liste ist abgeschlossen. Öffne sie zuerst wieder.',
  },
  missing_counted: {
    en: 'Missing people have been counted already. Mark those who came one by one.',
    de: 'Wer gefehlt hat, wurde schon gezählt. Trag einzeln nach, wer doch da war.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
