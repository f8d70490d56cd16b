import { berlinTime } from '@lifted/domain/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { PoolClient } from 'pg';
import type { ProvisionedAccount } from '../identity/provisioned-account.ts';
import { issueSignInLink, type SignInLink } from '../identity/sign-in-link-issue.ts';
import { writeMail } from '../mail/outbox.ts';
import { composeSignInLink, signInUrl } from '../mail/sign-in-link.ts';
import { ONE_AT_A_TIME, withAccount } from './account-commands.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './studio-command.ts';
import { readAddress, readWords } from './typed-words.ts';

const MAIL_SWITCH = 'mail';

/** `sign-in-link EMAIL`: a way in without a password, for somebody who stands at the desk or reads their mail. */
export const signInLinkCommand: StudioCommand = {
  name: 'sign-in-link',
  usage: 'sign-in-link EMAIL [--mail]',
  summary: 'print a link that signs an account in, once and for 15 minutes; --mail sends it instead',
  run: runSignInLink,
};

async function runSignInLink({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const typed = readWords(words, [], [MAIL_SWITCH]);
  if (typed.kind === 'wrong_usage') return typed;
  const [word, ...rest] = typed.plain;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;

  return withAccount(call, address.email, async (client, account) => {
    if (account.isDisabled) return disabled(account);
    const link = await issueSignInLink(client, account.uid, call.now());
    if (typed.switches.includes(MAIL_SWITCH)) {
      await mailLink(client, call, account, link);
      call.screen.print(`The link is on its way to ${account.email}.`);
    } else {
      call.screen.print(signInUrl(call.publicUrl, link.token));
    }
    call.screen.note(`It works once, until ${berlinTime(link.expiresAt)}.`);
    return { kind: 'done' };
  });
}

/** Writes the link into the outbox; the running server sends it. */
export function mailLink(
  client: PoolClient,
  { publicUrl, now }: Pick<CommandCall, 'publicUrl' | 'now'>,
  { email, firstName }: Pick<ProvisionedAccount, 'email' | 'firstName'>,
  { token }: SignInLink,
): Promise<void> {
  const mail = composeSignInLink({ studio, publicUrl }, { email, name: firstName ?? '', token }, now());
  return writeMail(client, mail);
}

/** A link for an account that may not sign in would only be refused. */
export function disabled({ email }: ProvisionedAccount): CommandOutcome {
  return { kind: 'failed', sentence: `${email} is disabled; 'enable' lets it sign in again.` };
}
