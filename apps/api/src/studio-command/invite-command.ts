import { randomUUID } from 'node:crypto';
import { migrate } from '@lifted/database/migrate';
import { inTransaction } from '@lifted/database/transaction';
import type { PoolClient } from 'pg';
import { addCustomer, holdAccount, type NewCustomer } from '../identity/provisioned-account.ts';
import { liftMark } from '../personal-data/forget-person.ts';
import { issueSignInLink } from '../identity/sign-in-link-issue.ts';
import { ONE_AT_A_TIME } from './account-commands.ts';
import { disabled, mailLink } from './sign-in-link-command.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { readAddress, readName, readWords } from './typed-words.ts';

/** `invite EMAIL`: mails a way in to somebody the studio knows, or makes them a customer first. */
export const inviteCommand: StudioCommand = {
  name: 'invite',
  usage: 'invite EMAIL [NAMES]',
  summary: 'mail somebody a way in; --first-name, --last-name and maybe --id make them a customer first',
  run: runInvite,
};

type Newcomer = Omit<NewCustomer, 'email'>;
const ID = /^[!-~]{1,100}$/;

async function runInvite({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const typed = readWords(words, ['first-name', 'last-name', 'id']);
  if (typed.kind === 'wrong_usage') return typed;
  const [word, ...rest] = typed.plain;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;
  const newcomer = readNewcomer(typed.options);
  if (newcomer !== null && 'kind' in newcomer) return newcomer;

  return call.withDatabase(async (pool) => {
    await migrate(pool);
    return inTransaction(pool, (client) => invite(client, call, address.email, newcomer));
  });
}

/** Who is to become a customer; null when no name was typed. */
function readNewcomer(
  options: Partial<Record<'first-name' | 'last-name' | 'id', string>>,
): Newcomer | null | Extract<CommandOutcome, { kind: 'wrong_usage' }> {
  if (Object.keys(options).length === 0) return null;
  const [firstName, lastName] = [readName(options['first-name']), readName(options['last-name'])];
  const id = options.id ?? `invited-${randomUUID()}`;
  if (firstName === undefined || lastName === undefined)
    return { kind: 'wrong_usage', sentence: 'A new customer needs both --first-name and --last-name.' };
  if (!ID.test(id)) return { kind: 'wrong_usage', sentence: 'An id has 1 to 100 signs and no spaces.' };
  return { id, firstName, lastName };
}

async function invite(
  client: PoolClient,
  call: Omit<CommandCall, 'words'>,
  email: string,
  newcomer: Newcomer | null,
): Promise<CommandOutcome> {
  const known = await holdAccount(client, email);
  if (known === undefined) {
    if (newcomer === null)
      return {
        kind: 'failed',
        sentence: `The studio does not know ${email}: give --first-name and --last-name.`,
      };
    await liftMark(client, email);
    if (!(await addCustomer(client, { ...newcomer, email })))
      return { kind: 'failed', sentence: `The id '${newcomer.id}' is another customer's.` };
  } else if (newcomer !== null) {
    return {
      kind: 'failed',
      sentence: `${email} has an account already: leave the names out to invite it again.`,
    };
  }

  const account = known ?? (await holdAccount(client, email));
  if (account === undefined) throw new Error('An account that was just made is not there.');
  if (account.isDisabled) return disabled(account);
  await mailLink(client, call, account, await issueSignInLink(client, account.uid, call.now()));
  call.screen.print(`${email} has an account; a mail with a way in is on its way.`);
  return { kind: 'done' };
}
