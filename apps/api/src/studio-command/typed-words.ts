import { visitorEmail, visitorName } from '@lifted/domain/visitor-details';
import type { CommandOutcome } from './studio-command.ts';

type WrongUsage = Extract<CommandOutcome, { kind: 'wrong_usage' }>;

/** What was typed after a command, sorted. */
export interface TypedWords<Name extends string> {
  readonly kind: 'words';
  readonly plain: readonly string[];
  /** What follows '--first-name', by 'first-name'. */
  readonly options: Readonly<Partial<Record<Name, string>>>;
  /** Names of the switches that were typed. */
  readonly switches: readonly string[];
}

const DASHES = '--';

/** Sorts words into plain ones, options with a value ('--first-name Mia') and switches ('--mail'). */
export function readWords<const Name extends string>(
  words: readonly string[],
  names: readonly Name[],
  switchNames: readonly string[] = [],
): TypedWords<Name> | WrongUsage {
  const plain: string[] = [];
  const options: Partial<Record<Name, string>> = {};
  const switches: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [typed = '', ...value] = word.split('=');
    const name = names.find((candidate) => typed === DASHES + candidate);
    if (name !== undefined) {
      const text = value.length > 0 ? value.join('=') : left.shift();
      if (text === undefined) return { kind: 'wrong_usage', sentence: `${typed} needs a value.` };
      options[name] = text;
    } else if (switchNames.some((candidate) => word === DASHES + candidate)) {
      switches.push(word.slice(DASHES.length));
    } else if (word.startsWith(DASHES)) {
      return { kind: 'wrong_usage', sentence: `${typed} is not known here.` };
    } else plain.push(word);
  }
  return { kind: 'words', plain, options, switches };
}

/** The address a word stands for, as it is kept; or what to type instead. */
export function readAddress(
  word: string | undefined,
): { readonly kind: 'address'; readonly email: string } | WrongUsage {
  if (word === undefined) return { kind: 'wrong_usage', sentence: 'Whose account? Type the mail address.' };
  const read = visitorEmail(word);
  if (read.outcome === 'email') return { kind: 'address', email: read.email };
  return { kind: 'wrong_usage', sentence: `'${word}' is not a mail address.` };
}

/** A person's name as it is kept, undefined when it is none. */
export function readName(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const read = visitorName(word);
  return read.outcome === 'name' ? read.name : undefined;
}
