import type { AnnouncementDraft } from '@lifted/contract/desk/desk-announcements';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';

/** A draft nobody has touched for this long is of no use any more. */
const KEPT_MS = 30 * DAY_MS;

/** What an account has written and not sent; null where there is nothing. */
export async function readDraft(pool: Pool, uid: string, now: Date): Promise<AnnouncementDraft | null> {
  const { rows } = await pool.query<{ draft: AnnouncementDraft }>(
    'select draft from studio.announcement_drafts where uid = $1 and changed_at > $2',
    [uid, new Date(now.getTime() - KEPT_MS)],
  );
  return rows[0]?.draft ?? null;
}

/** Stores it in the place of the earlier one, and deletes everybody's old ones. */
export async function storeDraft(
  client: Pool | PoolClient,
  { uid, draft, now }: { readonly uid: string; readonly draft: AnnouncementDraft | null; readonly now: Date },
): Promise<void> {
  await client.query('delete from studio.announcement_drafts where changed_at <= $2 or ($3 and uid = $1)', [
    uid,
    new Date(now.getTime() - KEPT_MS),
    draft === null,
  ]);
  if (draft === null) return;
  await client.query(
    `insert into studio.announcement_drafts (uid, draft, changed_at) values ($1, $2, $3)
     on conflict (uid) do update set draft = excluded.draft, changed_at = excluded.changed_at`,
    [uid, JSON.stringify(draft), now],
  );
}
