import type { Pool } from 'pg';

/** Demo customers who can sign in, with the demo member's password. */
const MEMBERS_WITH_PASSWORD = 60;
/** Open challenges: enough pairs of member and challenge for a long run. */
export const OPEN_CHALLENGES = 25;

/** Gives demo customers the demo member's password, and the studio open challenges. */
export async function addPeopleAndChallenges(pool: Pool): Promise<void> {
  await pool.query(
    `insert into identity."account" (id, "accountId", "providerId", "userId", password, "updatedAt")
       select u.id, u.id, 'credential', u.id,
              (select a.password from identity."account" a join identity."user" m on m.id = a."userId"
                where m.email = 'member@lifted.example' and a."providerId" = 'credential'), now()
         from identity."user" u
         join studio.customers c on c.email = u.email
        where u.email not like '%@lifted.example'
        order by c.id limit $1
       on conflict (id) do nothing`,
    [MEMBERS_WITH_PASSWORD],
  );
  await pool.query(
    `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
       select 'fault-' || n, 'Challenge ' || n, true, now() - interval '2 days', current_date, current_date + 30, 20
         from generate_series(1, $1) n`,
    [OPEN_CHALLENGES],
  );
}
