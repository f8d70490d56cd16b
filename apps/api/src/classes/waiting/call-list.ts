import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import type { LetterSettings } from '../../mail/letter.ts';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAboutClass } from '../class-messages.ts';
import type { CountedClass } from '../class-places.ts';
import { composeFreePlace } from './free-place-letter.ts';

interface Waiting {
  readonly entry: string;
  readonly language: Language;
  readonly reader: Reader;
  /** When the places of the class changed last: of each free place everybody is told once. */
  readonly freedAt: string;
}

/**
 * Tells everybody who waits for a class that a place is free for the first of them to take. The caller has locked the class.
 * People with an offer are left out: they have a place already.
 */
export async function callList(
  client: PoolClient,
  studioClass: CountedClass,
  { letters, now }: { readonly letters: LetterSettings; readonly now: Date },
): Promise<void> {
  const { rows } = await client.query<Waiting>(
    `select e.number::text as entry, coalesce(r.reader->>'language', e.language) as language, r.reader,
            to_char(p.changed_at at time zone 'UTC', 'YYYYMMDDHH24MISSMS') as "freedAt"
       from studio.waitlist_entries e
       join studio.class_places p on p.workout_number = e.workout_number
       join studio.customers c on c.number = e.customer_number
      cross join lateral (select ${READER} as reader) r
      where e.workout_number = $1 and e.state = 'waiting'
      order by e.number`,
    [studioClass.number],
  );
  for (const { entry, language, reader, freedAt } of rows) {
    const { firstName, email } = reader;
    const key = `${entry}-${freedAt}`;
    await tellAboutClass(client, {
      reader,
      news: 'free_place',
      occasion: key,
      studioClass,
      now,
      mail: () => composeFreePlace(letters, { studioClass, firstName, email, language, writtenAt: now, key }),
    });
  }
}
