/** Commands that do one thing to the account of one address. */
import { migrate } from '@lifted/database/migrate';
import { inTransaction } from '@lifted/database/transaction';
import type { PoolClient } from 'pg';
import {
  disableAccount,
  enableAccount,
  holdAccount,
  type ProvisionedAccount,
  signOutEverywhere,
} from '../identity/provisioned-account.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { readAddress } from './typed-words.ts';

/** `disable EMAIL`: nobody signs in to the account any more. */
export const disableCommand = accountCommand({
  name: 'disable',
  summary: 'let nobody sign in to an account, and end what is open',
  act: (client, { uid }, now) => disableAccount(client, uid, now),
  done: (email) => `${email} cannot sign in any more and is signed out everywhere.`,
});

/** `enable EMAIL`: takes `disable` back. */
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
  act: (client, { uid }) => signOutEverywhere(client, uid),
  done: (email) => `${email} is signed out everywhere.`,
});

interface AccountDeed {
  readonly name: string;
  readonly summary: string;
  readonly act: (client: PoolClient, account: ProvisionedAccount, now: Date) => Promise<void>;
  readonly done: (email: string) => string;
}

function accountCommand({ name, summary, act, done }: AccountDeed): StudioCommand {
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
        await act(client, account, call.now());
        call.screen.print(done(account.email));
        return { kind: 'done' };
      });
    },
  };
}

export const ONE_AT_A_TIME: CommandOutcome = { kind: 'wrong_usage', sentence: 'One account at a time.' };

/** Runs work on the account of an address, in one transaction; says so when there is none. */
export function withAccount(
  { withDatabase }: Pick<CommandCall, 'withDatabase'>,
  email: string,
  work: (client: PoolClient, account: ProvisionedAccount) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  return withDatabase(async (pool) => {
    await migrate(pool);
    return inTransaction(pool, async (client): Promise<CommandOutcome> => {
      const account = await holdAccount(client, email);
      if (account !== undefined) return work(client, account);
      return { kind: 'failed', sentence: `Nobody signs in with ${email}. 'invite' adds somebody.` };
    });
  });
}
