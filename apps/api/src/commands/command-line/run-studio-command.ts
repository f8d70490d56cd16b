import { helpLines, STUDIO_COMMANDS, usageLine } from '../studio-commands.ts';
import { loggedDatabase } from './logged-database.ts';
import { type CommandCall, type CommandOutcome, EXIT_CODES } from './studio-command.ts';

const HELP_COMMAND = 'help';
const HELP_OPTIONS = ['--help', '-h'];

/** Runs a command line and returns the exit code. Expected failures become a message, others are thrown. */
export async function runStudioCommand(
  typed: readonly string[],
  call: Omit<CommandCall, 'words'>,
): Promise<number> {
  const { screen } = call;
  const [name, ...words] = typed;
  if (name === HELP_COMMAND || typed.some((word) => HELP_OPTIONS.includes(word))) {
    for (const line of helpLines()) screen.print(line);
    return EXIT_CODES.done;
  }
  const command = STUDIO_COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    if (name !== undefined) screen.note(`There is no command '${name}'.`);
    for (const line of helpLines()) screen.note(line);
    return EXIT_CODES.wrong_usage;
  }

  const withDatabase = loggedDatabase(call, {
    action: command.name,
    words,
    isAboutEntitlement: command.isAboutEntitlement ?? false,
  });
  const outcome = await command.run({ ...call, words, withDatabase }).catch(expectedFailure);
  if (outcome.kind !== 'done') screen.note(outcome.sentence);
  if (outcome.kind === 'wrong_usage') screen.note(usageLine(command));
  return EXIT_CODES[outcome.kind];
}

/** A bug is no message for an operator; everything else that is thrown contains one. */
function expectedFailure(error: unknown): CommandOutcome {
  const isOurMistake =
    error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  if (isOurMistake || !(error instanceof Error)) throw error;
  return { kind: 'failed', sentence: error.message };
}
