import { inTransaction } from '@lifted/database/transaction';
import { studio } from '@lifted/profile/studio';
import type { PoolClient } from 'pg';
import {
  changeAddress,
  disableAccount,
  enableAccount,
  holdAccount,
  type ProvisionedAccount,
} from '../identity/accounts/provisioned-account.ts';
import { isLastOwner } from '../data/owners.ts';
import { refusalOf } from '../http/errors/failures.ts';
import { secondFactorMails } from '../identity/letters/second-factor-change.ts';
import { endAccess } from '../identity/accounts/end-access.ts';
import { deleteAllPasskeys } from '../identity/passkeys/passkey-repository.ts';
import { deleteAllFactors, deleteUnopenedFactors } from '../identity/second-factors/factor-repository.ts';
import { SecretBox } from '../identity/second-factors/secret-box.ts';
import { readAddress, readArguments } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

/** What needs an account that may sign in; a link to one that may not would only be refused. */
export function accountIsDisabled(email: string): CommandOutcome {
  return { kind: 'failed', sentence: `${email} is disabled; 'enable' lets it sign in again.` };
}

/** `disable EMAIL`: disables the account and ends its sessions. */
export const disableCommand = accountCommand({
  name: 'disable',
  summary: 'let nobody sign in to an account, and end what is open',
  act: async (client, { uid, email }, now) => {
    if (await isLastOwner(client, uid)) return lastOwner(email);
    return disableAccount(client, uid, now);
  },
  done: (email) => `${email} cannot sign in any more and is signed out everywhere.`,
});

/** `enable EMAIL`: undoes `disable`. */
export const enableCommand = accountCommand({
  name: 'enable',
  summary: 'let a disabled account sign in again',
  act: (client, { uid }) => enableAccount(client, uid),
  done: (email) => `${email} can sign in.`,
});

/** `sign-out EMAIL`: ends every session. */
export const signOutCommand = accountCommand({
  name: 'sign-out',
  summary: 'sign an account out on every device; links that are under way are void too',
  act: (client, { uid }) => endAccess(client, [uid]),
  done: (email) => `${email} is signed out everywhere.`,
});

interface AccountAction {
  readonly name: string;
  readonly summary: string;
  /** Answers what is in the way; nothing: it is done. */
  readonly act: (
    client: PoolClient,
    account: ProvisionedAccount,
    now: Date,
  ) => Promise<CommandOutcome | void>;
  readonly done: (email: string) => string;
}

function accountCommand({ name, summary, act, done }: AccountAction): StudioCommand {
  return {
    name,
    usage: `${name} EMAIL`,
    summary,
    run: ({ words, ...call }) => {
      const [word, ...rest] = words;
      const address = readAddress(word);
      if (address.kind !== 'address') return Promise.resolve(address);
      if (rest.length > 0) return Promise.resolve(ONE_AT_A_TIME);
      return withAccount(call, address.email, async (client, account) => {
        const obstacle = await act(client, account, call.now());
        if (obstacle) return obstacle;
        call.screen.print(done(account.email));
        return { kind: 'done' };
      });
    },
  };
}

/** Nothing was done, because nobody could give roles any more. */
export function lastOwner(email: string): CommandOutcome {
  return {
    kind: 'failed',
    sentence: `${email} is the last owner: name another one with 'make-owner' first.`,
  };
}

export const ONE_AT_A_TIME: CommandOutcome = { kind: 'wrong_usage', sentence: 'One account at a time.' };

/** Runs work on the account with an address, in one transaction; fails with a message when there is none. */
export function withAccount(
  { withDatabase }: Pick<CommandCall, 'withDatabase'>,
  email: string,
  work: (client: PoolClient, account: ProvisionedAccount) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  return withDatabase(async (pool) => {
    await openStudio(pool);
    return sayingWhatIsRefused(() =>
      inTransaction(pool, async (client): Promise<CommandOutcome> => {
        const account = await holdAccount(client, email);
        if (account !== undefined) return work(client, account);
        return { kind: 'failed', sentence: `Nobody signs in with ${email}. 'invite' adds somebody.` };
      }),
    );
  });
}

/** Fails with the sentence of a refusal, such as that a record was merged into another one. */
export async function sayingWhatIsRefused<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'failed'; readonly sentence: string }> {
  try {
    return await work();
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal?.code !== 'record_merged') throw failure;
    return { kind: 'failed', sentence: refusal.detail.en };
  }
}

/** `change-email OLD NEW`: for a customer who asks at the studio. */
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
    const letters = { studio, publicUrl: call.publicUrl };
    if (!(await changeAddress(client, account, to.email, { letters, now: call.now() })))
      return { kind: 'failed', sentence: `Somebody else has the address ${to.email}.` };
    call.screen.print(`${from.email} is ${to.email} now and signed out everywhere.`);
    const sources = [
      ...(account.customerId === null ? [] : ['customers.csv']),
      ...((await isCoach(client, to.email)) ? ['coaches.csv'] : []),
    ].join(' and ');
    if (sources !== '')
      call.screen.note(`Change it in the source of ${sources} too, or the next import changes it back.`);
    return { kind: 'done' };
  });
}

async function isCoach(client: PoolClient, email: string): Promise<boolean> {
  const { rowCount } = await client.query('select from studio.coaches where email = $1', [email]);
  return rowCount !== 0;
}

/** `reset-second-factor EMAIL`: for a person who lost both phone and backup codes. */
export const resetSecondFactorCommand: StudioCommand = {
  name: 'reset-second-factor',
  usage: 'reset-second-factor EMAIL',
  summary: 'remove second factors, backup codes and passkeys of an account, sign it out and mail its owner',
  run: runReset,
};

async function runReset({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const [word, ...rest] = words;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;
  const announce = secondFactorMails({ studio, publicUrl: call.publicUrl, now: call.now });

  return withAccount(call, address.email, async (client, { uid, email, firstName }) => {
    const hadFactors = await deleteAllFactors(client, uid);
    const hadPasskeys = await deleteAllPasskeys(client, uid);
    if (!hadFactors && !hadPasskeys)
      return { kind: 'failed', sentence: `${email} has no second factor and no passkey.` };
    await endAccess(client, [uid]);
    await announce(client, { email, name: firstName ?? '', kind: 'reset_by_studio', language: null });
    call.screen.print(`${email} signs in without a second factor again, and is signed out everywhere.`);
    return { kind: 'done' };
  });
}

/** `reset-sign-in --secret-is-lost`: for a studio whose identity secret is gone; nobody's password changes. */
export const resetSignInCommand: StudioCommand = {
  name: 'reset-sign-in',
  usage: 'reset-sign-in --secret-is-lost',
  summary: 'make new sign-in keys: everybody signs in again, second factors of the lost secret are removed',
  run: runResetSignIn,
};

async function runResetSignIn({
  words,
  withDatabase,
  identitySecret,
  screen,
}: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { 'secret-is-lost': { type: 'boolean' } }, { allowPositionals: false });
  if (typed.kind === 'wrong_usage') return typed;
  if (typed.values['secret-is-lost'] !== true)
    return {
      kind: 'wrong_usage',
      sentence: 'It ends every session and removes second factors: add --secret-is-lost if that is meant.',
    };
  if (identitySecret === undefined)
    return { kind: 'failed', sentence: 'People sign in at Firebase, which keeps its own keys.' };
  const box = new SecretBox(await identitySecret.read());
  const removed = await withDatabase(async (pool) => {
    await openStudio(pool);
    return inTransaction(pool, async (client) => {
      await client.query('delete from identity."session"');
      await client.query('delete from identity."jwks"');
      return deleteUnopenedFactors(client, box);
    });
  });
  screen.print('The next start makes new sign-in keys. Everybody signs in again.');
  screen.print(`Accounts that lost their second factors and backup codes: ${removed}.`);
  return { kind: 'done' };
}
