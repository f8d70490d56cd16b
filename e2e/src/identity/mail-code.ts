import type { Database } from '@lifted/database/open-database';
import type { Page } from '@playwright/test';
import { findInMails } from '../demo-mailbox.ts';
import type { OwnMember } from '../members.ts';

/** The code in the newest mail with one. */
export const newestCode = async (page: Page, { email }: OwnMember) =>
  (await findInMails(page.request, email, /#\d{6}/)).slice(1);

/** A code that is not this one. */
export const another = (code: string) => (code === '000000' ? '111111' : '000000');

/** As if the codes that were mailed were older than the pause between two of them. */
export async function letAMinutePass({ pool }: Database, { uid }: OwnMember): Promise<void> {
  await pool.query(
    `update studio.mail_codes
        set sent_at = array(select at - interval '1 minute' from unnest(sent_at) as at) where uid = $1`,
    [uid],
  );
}
