import { randomUUID } from 'node:crypto';
import type {
  Announcement,
  AnnouncementDraft,
  AnnouncementPreview,
  Audience,
} from '@lifted/contract/desk/desk-announcements';
import { inTransaction } from '@lifted/database/transaction';
import type { MessageChannel, MessageKind } from '@lifted/domain/notifications/message-kinds';
import type { JobOutcome } from '../../jobs/job-worker.ts';
import { chooseChannel } from '../../notifications/channel-choice.ts';
import { insertEntitlement, insertProducts, LETTERS } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskAnswer } from '../../testing/desk-fixture.ts';
import { insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { announcementJob } from './announcement-job.ts';

export const NOON = new Date('2026-11-20T12:00:00Z');
export const WORDS = {
  en: { title: 'Closed on Monday', body: 'We are closed.\nSee you on Tuesday.' },
  de: { title: 'Montag zu', body: 'Wir haben zu.\n\nBis Dienstag!' },
};
export const EMPTY = { title: '', body: '' };
export const ACTIVE: Audience = { group: 'active' };

/** A draft as the page sends it. */
export const draftOf = (audience: Audience = ACTIVE, kind = 'announcement', words: object = WORDS) => ({
  kind,
  audience,
  words,
});

/** What reached somebody. */
interface Got {
  readonly who: string;
  readonly messages: number;
  readonly mails: number;
}

/** A studio with some classes, whose front desk announces things; `clock.now` is what time it is. */
export async function createAnnouncementsFixture() {
  const clock = { now: NOON };
  const desk = await createDeskFixture(() => clock.now);
  const { pool } = desk.database;
  await insertProducts(pool);
  await pool.query(
    `insert into studio.locations values ('l', 'Loft'), ('m', 'Mill');
     insert into studio.coaches (id, first_name) values ('c', 'Carla');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('past', 'Lift', '2026-11-10T18:00+01', 'c', 'l', 9), ('long-ago', 'Lift', '2026-08-10T18:00+02', 'c', 'l', 9),
            ('early', 'Lift', '2026-11-21T07:00+01', 'c', 'm', 9), ('noon', 'Lift', '2026-11-21T12:00+01', 'c', 'l', 9),
            ('midnight', 'Lift', '2026-11-22T00:00+01', 'c', 'l', 9)`,
  );

  const numberOf = async (who: string): Promise<number> => {
    const { rows } = await pool.query<{ number: number }>(
      'select number from studio.customers where id = $1',
      [who],
    );
    return rows[0]?.number ?? 0;
  };

  return {
    clock,
    desk,
    pool,
    numberOf,
    async empty(): Promise<void> {
      clock.now = NOON;
      await pool.query(
        'truncate studio.customers, studio.mail_outbox, studio.jobs, studio.announcements, studio.announcement_drafts cascade',
      );
    },
    /** Somebody with a running membership. */
    async member(name: string): Promise<void> {
      await insertCustomer(pool, name);
      await insertEntitlement(pool, { customer: name, product: 'flat' });
    },
    book: (customer: string, workout: string, attended = false) =>
      insertBooking(pool, { id: `${customer}-${workout}`, customer, workout, attended }),
    async choose(who: string, kind: MessageKind, channel: MessageChannel, isOn: boolean): Promise<void> {
      const choosing = { customerNumber: await numberOf(who), now: clock.now, via: 'settings' } as const;
      await inTransaction(pool, (client) => chooseChannel(client, { kind, channel, isOn }, choosing));
    },
    async speak(who: string, language: 'en' | 'de'): Promise<void> {
      await pool.query(
        `insert into studio.message_settings as s (customer_number, language) values ($1, $2)
         on conflict (customer_number) do update set language = excluded.language`,
        [await numberOf(who), language],
      );
    },
    async preview(draft: object = draftOf()): Promise<AnnouncementPreview> {
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/api/desk/announcements/preview',
        headers: { authorization: 'Bearer desk' },
        payload: draft,
      });
      if (answer.statusCode !== 200) throw new Error(`The preview was refused: ${answer.body}`);
      return answer.json();
    },
    confirm: (people: number, draft: object = draftOf(), id: string = randomUUID()): Promise<DeskAnswer> =>
      desk.send('POST', '/announcements', { id, people, ...draft }, 'desk'),
    storeDraft: (draft: object | null, role: 'desk' | 'owner' = 'desk'): Promise<DeskAnswer> =>
      desk.send('POST', '/announcements/draft', { draft }, role),
    draft: async (role: 'desk' | 'owner' = 'desk') =>
      (await desk.read<{ draft: AnnouncementDraft | null }>('/announcements/draft', role)).draft,
    latest: async () => (await desk.read<Announcement[]>('/announcements', 'desk'))[0],
    /** Runs the job as the worker would, until it is done or has run so often. */
    async run(times = 10): Promise<JobOutcome['kind']> {
      const { rows } = await pool.query<{ key: string }>(
        `select key from studio.jobs where kind = 'announcement'`,
      );
      const job = announcementJob({
        pool,
        letters: LETTERS,
        now: () => clock.now,
        log: { info: () => undefined },
        wakeJobs: () => undefined,
      });
      const key = rows.at(-1)?.key ?? '0';
      const claimed = { kind: 'announcement', key, id: '1', plannedFor: clock.now, attempts: 1, version: 1 };
      for (let time = 0; time < times; time++) {
        const outcome = await job.run(claimed, new AbortController().signal);
        if (outcome.kind === 'done') return 'done';
      }
      return 'again';
    },
    async got(): Promise<readonly Got[]> {
      const { rows } = await pool.query<Got>(
        `select c.id as who, (select count(*)::integer from studio.messages m where m.customer_number = c.number) as messages,
                (select count(*)::integer from studio.mail_outbox o where o.recipient = c.email) as mails
           from studio.customers c order by c.number`,
      );
      return rows;
    },
  };
}
