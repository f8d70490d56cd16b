import { randomUUID } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import { berlinTime, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { INVITATION_MS } from '@lifted/domain/identity/link-lifetimes';
import { studio } from '@lifted/profile/studio';
import type { PoolClient } from 'pg';
import { liftMark } from '../features/personal-data/forget-person.ts';
import {
  addCustomer,
  holdAccount,
  type NewCustomer,
  type ProvisionedAccount,
} from '../identity/accounts/provisioned-account.ts';
import { composeSignInLink, signInUrl } from '../identity/letters/sign-in-link.ts';
import { issueSignInLink } from '../identity/sign-in/mailed-links.ts';
import { writeMail } from '../mail/outbox.ts';
import { accountIsDisabled, ONE_AT_A_TIME, withAccount } from './account-commands.ts';
import { readAddress, readArguments, readName } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

/** `sign-in-link EMAIL`: a sign-in without a password, shown at the desk or mailed. */
export const signInLinkCommand: StudioCommand = {
  name: 'sign-in-link',
  usage: 'sign-in-link EMAIL [--mail]',
  summary: 'print a link that signs an account in, once and for 15 minutes; --mail sends one for a week',
  run: runSignInLink,
};

async function runSignInLink({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { mail: { type: 'boolean' } });
  if (typed.kind === 'wrong_usage') return typed;
  const [word, ...rest] = typed.positionals;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;

  return withAccount(call, address.email, async (client, account) => {
    if (account.isDisabled) return accountIsDisabled(account.email);
    if (typed.values.mail) {
      await mailInvitation(client, call, account);
      call.screen.print(`The link is on its way to ${account.email}.`);
      call.screen.note(`It works once, for ${INVITATION_MS / DAY_MS} days.`);
      return { kind: 'done' };
    }
    const link = await issueSignInLink(client, account.uid, call.now());
    call.screen.print(signInUrl(call.publicUrl, link.token));
    call.screen.note(`It works once, until ${berlinTime(link.expiresAt)}.`);
    return { kind: 'done' };
  });
}

/** Issues an invitation and writes it into the outbox; the running server sends it. */
async function mailInvitation(
  client: PoolClient,
  { publicUrl, now }: Pick<CommandCall, 'publicUrl' | 'now'>,
  { uid, email, firstName, customerId }: ProvisionedAccount,
): Promise<void> {
  const at = now();
  const { token } = await issueSignInLink(client, uid, at, INVITATION_MS);
  const to = { email, name: firstName ?? '', token };
  const link = { ...to, language: null, goodForMs: INVITATION_MS, at, isForTeam: customerId === null };
  await writeMail(client, composeSignInLink({ studio, publicUrl }, link));
}

/** `invite EMAIL`: mails a sign-in link, and creates the customer first if there is none. */
export const inviteCommand: StudioCommand = {
  name: 'invite',
  usage: 'invite EMAIL [NAMES]',
  summary: 'mail somebody a way in; --first-name, --last-name and maybe --id make them a customer first',
  run: runInvite,
};

type Newcomer = Omit<NewCustomer, 'email'>;
const ID = /^[!-~]{1,100}$/;

async function runInvite({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, {
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    id: { type: 'string' },
  });
  if (typed.kind === 'wrong_usage') return typed;
  const [word, ...rest] = typed.positionals;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;
  const newcomer = readNewcomer(typed.values);
  if (newcomer !== null && 'kind' in newcomer) return newcomer;

  return call.withDatabase(async (pool) => {
    await openStudio(pool);
    return inTransaction(pool, (client) => invite(client, call, address.email, newcomer));
  });
}

/** The customer to create; null when no name was typed. */
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
  if (account.isDisabled) return accountIsDisabled(account.email);
  await mailInvitation(client, call, account);
  call.screen.print(`${email} has an account; a mail with a way in is on its way.`);
  return { kind: 'done' };
}
