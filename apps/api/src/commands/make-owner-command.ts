import { inTransaction } from '@lifted/database/transaction';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { PoolClient } from 'pg';
import { holdRoles, isBeingDeleted } from '../data/owners.ts';
import { holdAccount } from '../identity/accounts/provisioned-account.ts';
import { setRoles } from '../identity/accounts/provisioning.ts';
import { accountIsDisabled, ONE_AT_A_TIME } from './account-commands.ts';
import { readAddress } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

/** `make-owner EMAIL`: for a studio whose owner is gone. */
export const makeOwnerCommand: StudioCommand = {
  name: 'make-owner',
  usage: 'make-owner EMAIL',
  summary: 'make somebody an owner, who gives roles at the desk; an unknown address gets an account',
  run: runMakeOwner,
};

async function runMakeOwner({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const [word, ...rest] = words;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;
  return call.withDatabase(async (pool) => {
    await openStudio(pool);
    return inTransaction(pool, (client) => makeOwner(client, call, address.email));
  });
}

async function makeOwner(
  client: PoolClient,
  { screen }: Pick<CommandCall, 'screen'>,
  email: string,
): Promise<CommandOutcome> {
  const account = await holdAccount(client, email);
  await holdRoles(client);
  if (account?.isDisabled === true) return accountIsDisabled(email);
  if (account !== undefined && (await isBeingDeleted(client, account.uid)))
    return {
      kind: 'failed',
      sentence: `${email} is about to be deleted; 'forget --take-back' calls it off.`,
    };
  const { rows } = await client.query<{ role: StudioRole }>(
    `select role from studio.account_roles where provider = 'studio' and uid = $1`,
    [account?.uid ?? ''],
  );
  const roles = new Set<StudioRole>([...rows.map(({ role }) => role), 'owner']);
  await setRoles(
    client,
    [...roles].map((role) => ({ email, role })),
  );
  screen.print(`${email} is an owner.`);
  screen.note(`'sign-in-link ${email} --mail' sends a way in.`);
  return { kind: 'done' };
}
