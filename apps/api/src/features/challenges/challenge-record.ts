import { ChallengeFields, type DeskChallenge } from '@lifted/contract/desk/desk-challenges';
import { berlinDate, berlinTime, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  challengeFault,
  challengeStatus,
  isPublished,
  type ChallengeFacts,
} from '@lifted/domain/challenges/challenge';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { endsBefore, instantIn, noSuchDay } from '../../http/errors/request-refusals.ts';

interface StoredRow extends ChallengeFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly goal: number;
  readonly background: string | null;
  readonly prize: string | null;
  readonly participants: number;
}

const STORED = `
  select id, title, description, visible, publish_date as "publishAt", start_date as "startDate", end_date as "endDate",
         challenge_goal as goal, background_image as background, prize_image as prize,
         (select count(*)::integer from studio.challenge_participants p where p.challenge_id = c.id) as participants
    from studio.challenges c`;

/** All challenges, the latest first. */
export async function listChallenges(pool: Pool, now: Date): Promise<DeskChallenge[]> {
  const { rows } = await pool.query<StoredRow>(`${STORED} order by start_date desc, id collate "C"`);
  return rows.map((row) => ({
    id: row.id,
    fields: fieldsOfRow(row),
    status: challengeStatus(row, berlinDate(now)),
    is_published: isPublished(row, now),
    participants: row.participants,
  }));
}

function fieldsOfRow(row: StoredRow): ChallengeFields {
  return {
    title: row.title,
    description: row.description,
    start_date: row.startDate,
    end_date: row.endDate,
    challenge_goal: row.goal,
    visible: row.visible,
    publish_day: berlinDate(row.publishAt),
    publish_time: berlinTime(row.publishAt),
    background_image: row.background,
    prize_image: row.prize,
  };
}

/** The facts of a challenge as the desk typed it. Throws a refusal of days that cannot be. */
export function factsOf(fields: ChallengeFields): ChallengeFacts {
  const { start_date: startDate, end_date: endDate, publish_day: publishDay, publish_time: time } = fields;
  if (!isCivilDate(startDate)) throw noSuchDay('start_date');
  if (!isCivilDate(endDate)) throw noSuchDay('end_date');
  const publishAt = instantIn({ day: publishDay, time }, { day: 'publish_day', time: 'publish_time' });
  const facts = { visible: fields.visible, publishAt, startDate, endDate };
  if (challengeFault(facts) !== null) throw endsBefore('end_date');
  return facts;
}

/** A challenge, by its id. */
export const challengeRecord: DeskRecord<ChallengeFields> = {
  noun: 'challenge',
  parse: fieldsOf(ChallengeFields),
  tidy: (fields) => ({
    ...fields,
    title: fields.title.trim(),
    description: fields.description?.trim() ?? null,
  }),
  async read(client, id) {
    const { rows } = await client.query<StoredRow>(`${STORED} where id = $1 for update of c`, [id]);
    return rows[0] && fieldsOfRow(rows[0]);
  },
  async write(client, id, fields, now) {
    const { publishAt } = factsOf(fields);
    await keepPictures(client, id, now);
    await client.query(
      `insert into studio.challenges
         (id, title, description, start_date, end_date, challenge_goal, visible, publish_date, background_image, prize_image)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (id) do update
          set title = $2, description = $3, start_date = $4, end_date = $5, challenge_goal = $6, visible = $7,
              publish_date = $8, background_image = $9, prize_image = $10`,
      [
        id,
        fields.title,
        fields.description,
        fields.start_date,
        fields.end_date,
        fields.challenge_goal,
        fields.visible,
        publishAt,
        fields.background_image,
        fields.prize_image,
      ],
    );
  },
  async remove(client, id, now) {
    await keepPictures(client, id, now);
    await client.query('delete from studio.challenges where id = $1', [id]);
  },
};

/** Pictures it has until now stay for a while, so that an undo finds them. */
async function keepPictures(client: PoolClient, id: string, now: Date): Promise<void> {
  await client.query(
    `update studio.pictures p set last_used_at = greatest(p.last_used_at, $2) from studio.challenges c
      where c.id = $1 and p.address in (c.background_image, c.prize_image)`,
    [id, now],
  );
}
