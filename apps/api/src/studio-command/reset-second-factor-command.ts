import { studio } from '@lifted/profile/studio';
import { signOutEverywhere } from '../identity/provisioned-account.ts';
import { deleteAllFactors } from '../identity/second-factors/factor-repository.ts';
import { secondFactorMails } from '../mail/second-factor-change.ts';
import { ONE_AT_A_TIME, withAccount } from './account-commands.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { readAddress } from './typed-words.ts';

/** `reset-second-factor EMAIL`: for somebody who lost both the phone and the backup codes. */
export const resetSecondFactorCommand: StudioCommand = {
  name: 'reset-second-factor',
  usage: 'reset-second-factor EMAIL',
  summary: 'remove second factors and backup codes of an account, sign it out and mail its owner',
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
    if (!hadFactors) return { kind: 'failed', sentence: `${email} has no second factor.` };
    await signOutEverywhere(client, uid);
    await announce(client, { email, name: firstName ?? '', deed: 'reset_by_studio' });
    call.screen.print(`${email} signs in without a second factor again, and is signed out everywhere.`);
    return { kind: 'done' };
  });
}
