import { inTransaction } from '@lifted/database/transaction';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { endAccess } from '../accounts/end-access.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { deletePasskeysSince } from '../passkeys/passkey-repository.ts';
import { issueResetLink } from '../sign-in/mailed-links.ts';
import { findReportable, forgetDevicesSince, lockOwner } from './known-device-repository.ts';

type ReportDependencies = Pick<IdentityDependencies, 'pool' | 'now' | 'background' | 'sendResetLink'>;

/**
 * 'This was not me': ends every session and link of the account, takes away its password and the ways in that were added
 * since that sign-in, and mails a link to set a new password. Second factors stay: a link in a mail must not remove them.
 * Answers the account, undefined when the link was used, has expired or never existed.
 */
export async function reportSignIn(
  { pool, now, background, sendResetLink }: ReportDependencies,
  token: string,
  language: Language,
): Promise<string | undefined> {
  const reported = await inTransaction(pool, async (client) => {
    const found = await findReportable(client, token, now());
    if (found === undefined) return undefined;
    await lockOwner(client, found.uid);
    // A concurrent press of the same link has done it all.
    const signIn = await findReportable(client, token, now());
    if (signIn === undefined) return undefined;
    await endAccess(client, [signIn.uid]);
    await removeWaysIn(client, signIn.uid, signIn.at);
    await forgetDevicesSince(client, signIn.uid, signIn.at);
    return signIn;
  });
  if (reported === undefined) return undefined;
  background.run('password mail after a reported sign-in', async () => {
    const link = await issueResetLink(pool, { email: reported.email, language, reason: 'reported' }, now());
    if (link !== undefined) await sendResetLink(link);
  });
  return reported.uid;
}

/** The password goes whenever it was set, because somebody else may know it. */
async function removeWaysIn(client: PoolClient, uid: string, since: Date): Promise<void> {
  await client.query(
    `delete from identity."account" where "userId" = $1 and ("providerId" = 'credential' or "createdAt" >= $2)`,
    [uid, since],
  );
  await deletePasskeysSince(client, uid, since);
}
