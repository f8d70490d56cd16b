import type { Announcement } from '@lifted/contract/desk/desk-announcements';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { announcementState } from '@lifted/domain/notifications/announcement';
import type { Pool } from 'pg';

const MOST_SHOWN = 100;

interface AnnouncementRow extends Omit<Announcement, 'state' | 'confirmed_at'> {
  readonly confirmedAt: Date;
  readonly toldUpTo: number;
  readonly stoppedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** Announcements and what became of them, the latest first. */
export async function readAnnouncements(pool: Pool): Promise<Announcement[]> {
  const { rows } = await pool.query<AnnouncementRow>(
    `select a.id, a.kind, a.audience, a.words, a.people, a.told, a.mailed, a.not_agreed,
            a.confirmed_at as "confirmedAt", a.told_up_to as "toldUpTo", a.stopped_at as "stoppedAt",
            a.finished_at as "finishedAt", about.about, mails.waiting as mails_waiting, mails.given_up as mails_given_up
       from studio.announcements a
      cross join lateral (
        select case a.audience->>'group'
          when 'product' then (select json_build_object('name', p.name, 'start_datetime', null)
                                 from studio.products p where p.id = a.audience->>'product_id')
          when 'class' then (select json_build_object('name', w.timer_name, 'start_datetime', studio.berlin_iso(w.start_datetime))
                               from studio.workouts w where w.id = a.audience->>'class_id')
          when 'room' then (select json_build_object('name', l.name, 'start_datetime', null)
                              from studio.locations l where l.id = a.audience->>'location_id') end as about) about
      cross join lateral (
        select count(*) filter (where j.due_at < 'infinity')::integer as waiting,
               count(*) filter (where j.due_at = 'infinity')::integer as given_up
          from studio.mail_outbox m join studio.jobs j on j.mail_id = m.id
         where m.announcement_number = a.number and m.sent_at is null) mails
      order by a.number desc limit ${MOST_SHOWN}`,
  );
  return rows.map(({ confirmedAt, toldUpTo, stoppedAt, finishedAt, ...announcement }) => ({
    ...announcement,
    state: announcementState({ toldUpTo, stoppedAt, finishedAt }),
    confirmed_at: berlinIso(confirmedAt),
  }));
}
