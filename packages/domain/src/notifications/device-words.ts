import type { Language } from '../language/language.ts';
import { MESSAGE_KIND_WORDS, type MessageKind } from './message-kinds.ts';

/** Kinds whose words may be read by anybody who sees the locked screen: the class and its time. */
const SHOWN_WHOLE: readonly MessageKind[] = [
  'booked',
  'promoted',
  'offer',
  'class_changed',
  'too_few',
  'reminder',
  'streak_at_risk',
  'challenge',
];

const OPEN_THE_APP = { en: 'Open the app to read it.', de: 'Öffne die App, um es zu lesen.' } as const;

/**
 * What a device shows of a message. Of money, contracts, weights and what the team writes a locked screen names the kind
 * alone.
 */
export function shownOnDevice(
  kind: MessageKind,
  { title, body }: { readonly title: string; readonly body: string },
  language: Language,
): { readonly title: string; readonly body: string } {
  if (SHOWN_WHOLE.includes(kind)) return { title, body };
  return { title: MESSAGE_KIND_WORDS[kind][language].name, body: OPEN_THE_APP[language] };
}
