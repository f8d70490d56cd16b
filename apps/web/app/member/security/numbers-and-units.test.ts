import { PASSWORD_HINTS } from '@lifted/domain/identity/password-policy';
import { CONFIRMATION_WORDS } from '@lifted/client/session/confirmation/confirmation-words.ts';
import { expect, it } from 'vitest';
import { MAIL_CODE_WORDS } from '../login/mail-code/mail-code-words.ts';
import { SECOND_FACTOR_WORDS } from '../login/second-factor-words.ts';
import { SECURITY_WORDS } from './security-words.ts';
import { SETUP_WORDS } from './setup-words.ts';

/** A number and its unit with a space between them, where a line could end. */
const BREAKS = /\d (?:digits|minutes|seconds|characters|Ziffern|Minuten|Sekunden|Zeichen)/;

/** All sentences of some words, those with something to fill in too. */
function sentencesOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return sentencesOf(Reflect.apply(words, undefined, ['it', 'it']));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesOf) : [];
}

it.each([
  ['a code by mail', MAIL_CODE_WORDS],
  ['the second step', SECOND_FACTOR_WORDS],
  ['setting it up', SETUP_WORDS],
  ['the security page', SECURITY_WORDS],
  ['confirming', CONFIRMATION_WORDS],
  ['a new password', PASSWORD_HINTS],
])('no line ends between a number and its unit in the words about %s', (_about, words) => {
  const sentences = sentencesOf(words);
  expect(sentences.filter((sentence) => /\d\u00a0/.test(sentence))).not.toEqual([]);
  expect(sentences.filter((sentence) => BREAKS.test(sentence))).toEqual([]);
});
