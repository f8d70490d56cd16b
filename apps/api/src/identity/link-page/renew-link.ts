import { inTransaction } from '@lifted/database/transaction';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { MOST_RENEWED_LINKS, SIGN_IN_LINK_MS } from '@lifted/domain/identity/link-lifetimes';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import type { MailedLink } from '../letters/sign-in-link.ts';
import { findKnownLink, issueSignInLink } from '../sign-in/mailed-links.ts';

/** What a new link needs. */
export interface RenewalDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Writes the mail with a new sign-in link, in the transaction that issues it. */
  readonly announceSignInLink: (client: PoolClient, link: MailedLink) => Promise<void>;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
}

/** `enough`: several were sent within the last hour. `good`: the link works still. */
type Renewal = 'sent' | 'enough' | 'good' | 'unknown';

/** Mails the owner of an old link a new one, at most five in an hour; presses for one account wait for each other. */
export async function renewLink(
  { pool, now, announceSignInLink, wakeJobs }: RenewalDependencies,
  token: string,
  language: Language,
): Promise<Renewal> {
  const at = now();
  const renewal = await inTransaction<Renewal>(pool, async (client) => {
    const link = await findKnownLink(client, token, at);
    if (link === undefined) return 'unknown';
    if (link.isGood) return 'good';
    const { uid, email, name } = link;
    if (await hadEnough(client, uid, at)) return 'enough';
    const { token: next } = await issueSignInLink(client, uid, at);
    await announceSignInLink(client, { email, name, token: next, language, goodForMs: SIGN_IN_LINK_MS, at });
    return 'sent';
  });
  if (renewal === 'sent') wakeJobs();
  return renewal;
}

async function hadEnough(client: PoolClient, uid: string, at: Date): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in links of ${uid}`]);
  const { rows } = await client.query<{ readonly count: number }>(
    `select count(*)::integer as count from studio.sign_in_links
      where provider = 'studio' and uid = $1 and created_at > $2`,
    [uid, new Date(at.getTime() - HOUR_MS)],
  );
  return (rows[0]?.count ?? 0) >= MOST_RENEWED_LINKS;
}
