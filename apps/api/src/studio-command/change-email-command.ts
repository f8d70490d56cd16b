import { changeAddress } from '../identity/provisioned-account.ts';
import { ONE_AT_A_TIME, withAccount } from './account-commands.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { readAddress } from './typed-words.ts';

/** `change-email OLD NEW`: what a customer does on the tablet in the studio. */
export const changeEmailCommand: StudioCommand = {
  name: 'change-email',
  usage: 'change-email OLD NEW',
  summary: 'give an account another address; it is signed out, Google unlinked, and the password stays',
  run: runChangeEmail,
};

async function runChangeEmail({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const [oldWord, newWord, ...rest] = words;
  const from = readAddress(oldWord);
  if (from.kind !== 'address') return from;
  if (newWord === undefined) return { kind: 'wrong_usage', sentence: 'What is the new address?' };
  const to = readAddress(newWord);
  if (to.kind !== 'address') return to;
  if (rest.length > 0) return ONE_AT_A_TIME;
  if (from.email === to.email) return { kind: 'failed', sentence: 'That is the address it has already.' };

  return withAccount(call, from.email, async (client, account) => {
    if (!(await changeAddress(client, account, to.email)))
      return { kind: 'failed', sentence: `Somebody else has the address ${to.email}.` };
    call.screen.print(`${from.email} is ${to.email} now and signed out everywhere.`);
    if (account.customerId !== null)
      call.screen.note('Change it in the source of customers.csv too, or the next import changes it back.');
    return { kind: 'done' };
  });
}
