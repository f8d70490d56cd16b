import type { Announcement, AnnouncementDraft } from '@lifted/contract/desk/desk-announcements';
import { USUAL_WEEKS_UNSEEN } from '@lifted/domain/notifications/announcement';
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

/** What was sent is a draft again of the account that sent it, by its entry in the audit log; a newer draft of theirs stays. */
export async function draftAgain(client: PoolClient, entry: string, id: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ uid: string } & SentAnnouncement>(
    `select l.actor_uid as uid, n.kind, n.audience, n.words
       from studio.audit_log l cross join studio.announcements n
      where l.id = $1 and n.id = $2 and l.actor_uid is not null`,
    [entry, id],
  );
  for (const { uid, ...sent } of rows)
    await client.query(
      `insert into studio.announcement_drafts as d (uid, draft, changed_at) values ($1, $2, $3)
       on conflict (uid) do update set draft = excluded.draft, changed_at = excluded.changed_at where d.changed_at <= $4`,
      [uid, JSON.stringify(draftOfSent(sent)), now, new Date(now.getTime() - KEPT_MS)],
    );
}

type SentAnnouncement = Pick<Announcement, 'kind' | 'audience' | 'words'>;

function draftOfSent({ kind, audience, words: { en, de } }: SentAnnouncement): AnnouncementDraft {
  const { group } = audience;
  return {
    kind,
    group,
    product_id: group === 'product' ? audience.product_id : '',
    class_id: group === 'class' ? audience.class_id : '',
    day: group === 'day' ? audience.day : '',
    weeks: String(group === 'unseen' ? audience.weeks : USUAL_WEEKS_UNSEEN),
    location_id: group === 'room' ? audience.location_id : '',
    words: { en: en ?? NOT_WRITTEN, de: de ?? NOT_WRITTEN },
  };
}

const NOT_WRITTEN = { title: '', body: '' };

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
