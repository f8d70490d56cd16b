import type { FoundPerson } from '@lifted/contract/desk/people/people';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';

/** Enough for one screen; who sees more types another letter. */
const MOST_FOUND = 20;
/** Shorter words are too common to be looked for inside others. */
const SHORTEST_PART = 3;
const MOST_WORDS = 6;

/**
 * People who have all the words in name or address, by last name: first those whose last name begins with one of them, then those with
 * words that begin so, then those that have them inside. Nobody for a query without a word.
 */
export async function findPeople(pool: Pool, query: string, now: Date): Promise<FoundPerson[]> {
  const words = await readWords(pool, query);
  if (words.length === 0) return [];
  const beginning = words.map((word) => `% ${word}%`);
  const inside = words.map((word) => (word.length < SHORTEST_PART ? `% ${word}%` : `%${word}%`));
  const isLonger = words.some((word) => word.length >= SHORTEST_PART);
  const found = new Set(await searchByLastName(pool, words));
  for (const patterns of isLonger ? [beginning, inside] : [beginning]) {
    if (found.size >= MOST_FOUND) break;
    for (const number of await search(pool, patterns)) found.add(number);
  }
  const kept = await keptOf(pool, [...found].slice(0, MOST_FOUND));
  return kept.length === 0 ? [] : readPeople(pool, kept, now);
}

/** Who was added last, the newest first. */
export async function newestPeople(pool: Pool, now: Date): Promise<FoundPerson[]> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from studio.customers c
      where not exists (select from studio.merged_people m where m.gone_id = c.id)
      order by number desc limit ${MOST_FOUND}`,
  );
  return readPeople(
    pool,
    rows.map(({ number }) => number),
    now,
  );
}

/** The words of a query as the database keeps those of people: without accents, umlauts in one way. */
async function readWords(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ folded: string }>('select studio.folded($1) as folded', [query]);
  return (rows[0]?.folded ?? '').split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/** How people are sorted: by last name, as an index has them. */
const BY_NAME = 'left(words, 60) collate "C", customer_number';

/**
 * Numbers of the customers whose last name, which their words begin with, begins with one of these, and who have the others. Common
 * last names are many people late in the order, which `search` would walk to.
 */
async function searchByLastName(pool: Pool, words: readonly string[]): Promise<number[]> {
  const all = words.map((_, at) => `words like '% ' || $${at + 1} || '%'`).join(' and ');
  const those = words.map(
    (_, at) => `(select customer_number, words from studio.people_search
                  where left(words, 60) collate "C" like ' ' || $${at + 1} || '%' and ${all}
                  order by ${BY_NAME} limit ${MOST_FOUND})`,
  );
  return numbersOf(pool, `select customer_number as number from (${those.join(' union ')}) as found`, words);
}

/** Numbers of the customers whose words fit all patterns. Planned each time: rare words go by the index, common ones by order. */
function search(pool: Pool, patterns: readonly string[]): Promise<number[]> {
  const all = patterns.map((_, at) => `words like $${at + 1}`).join(' and ');
  return numbersOf(pool, `select customer_number as number from studio.people_search where ${all}`, patterns);
}

async function numbersOf(pool: Pool, found: string, values: readonly string[]): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>(`${found} order by ${BY_NAME} limit ${MOST_FOUND}`, [
    ...values,
  ]);
  return rows.map(({ number }) => number);
}

/** The same people, each once: of a record that was merged away, who was kept. */
async function keptOf(pool: Pool, numbers: readonly number[]): Promise<readonly number[]> {
  const { rows } = await pool.query<{ number: number }>({
    name: 'kept-of-found-people',
    text: `select coalesce(k.number, found.number) as number
             from unnest($1::integer[]) with ordinality as found (number, place)
             left join studio.customers c on c.number = found.number
                  and exists (select from studio.merged_people m where m.gone_id = c.id)
             left join studio.customers k on k.id = studio.person_kept(c.id)
            order by found.place`,
    values: [numbers],
  });
  return [...new Set(rows.map(({ number }) => number))];
}

async function readPeople(pool: Pool, numbers: readonly number[], now: Date): Promise<FoundPerson[]> {
  const { rows } = await pool.query<FoundPerson>({
    name: 'read-found-people',
    text: `
      select c.id, c.first_name, c.last_name, c.email, has.credits, has.membership, visit.day as last_visit
        from unnest($1::integer[]) with ordinality as found (number, place)
        join studio.customers c on c.number = found.number
       cross join lateral (
         select coalesce(sum(l.credits), 0)::integer as credits,
                case when bool_or(p.credits is null and not e.paused @> $2::date) then 'active'
                     when bool_or(p.credits is null) then 'paused' else 'none' end as membership
           from studio.entitlements e
           join studio.products p on p.id = e.product_id
           left join lateral (
             select sum(t.credits) as credits from studio.credit_entries t
              where p.credits is not null and t.entitlement_number = e.number) l on true
          where e.customer_number = c.number and e.valid @> $2::date
       ) has
       cross join lateral (
         select to_char(max(w.start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
           from studio.bookings b join studio.workouts w on w.id = b.workout_id
          where b.customer_number = c.number and b.canceled_at is null and b.has_attended
       ) visit
       order by found.place`,
    values: [numbers, berlinDate(now)],
  });
  return rows;
}
