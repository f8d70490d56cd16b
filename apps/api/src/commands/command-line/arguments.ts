import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { FIRST_CIVIL_DATE, isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { readName as readPlainName } from '@lifted/domain/language/plain-name';
import { visitorEmail } from '@lifted/domain/people/visitor-details';
import type { CommandOutcome } from './studio-command.ts';

type WrongUsage = Extract<CommandOutcome, { kind: 'wrong_usage' }>;

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: boolean }>
>;

/** Splits the words after a command into positionals, unless it takes none, and the values of its options. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  { allowPositionals = true } = {},
): ({ readonly kind: 'arguments' } & Pick<Parsed<Options>, 'positionals' | 'values'>) | WrongUsage {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals });
    return { kind: 'arguments', positionals, values };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
      throw error;
    const [sentence = ''] = error.message.split(/\.\s/, 1);
    return { kind: 'wrong_usage', sentence: `${sentence}.` };
  }
}

/** The normalised e-mail address in an argument. */
export function readAddress(
  word: string | undefined,
): { readonly kind: 'address'; readonly email: string } | WrongUsage {
  if (word === undefined) return { kind: 'wrong_usage', sentence: 'Whose account? Type the email address.' };
  const read = visitorEmail(word);
  if (read.outcome === 'email') return { kind: 'address', email: read.email };
  return { kind: 'wrong_usage', sentence: `'${word}' is not an email address.` };
}

/** The normalised name of a person; undefined if the argument is not a name. */
export function readName(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const read = readPlainName(word);
  return read.outcome === 'name' ? read.name : undefined;
}

/** The day after `--since`, or `otherwise`. */
export function readSince(
  word: string | undefined,
  otherwise: CivilDate = FIRST_CIVIL_DATE,
): { readonly kind: 'since'; readonly since: CivilDate } | WrongUsage {
  const read = readDay(word ?? otherwise);
  return read.kind === 'day' ? { kind: 'since', since: read.day } : read;
}

/** A calendar day. */
export function readDay(
  word: string | undefined,
): { readonly kind: 'day'; readonly day: CivilDate } | WrongUsage {
  if (word === undefined) return { kind: 'wrong_usage', sentence: 'Which day? Type it as 2026-12-31.' };
  if (isCivilDate(word)) return { kind: 'day', day: word };
  return { kind: 'wrong_usage', sentence: 'This is not a calendar date. Type it as 2026-12-31.' };
}
