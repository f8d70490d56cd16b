import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import type { ReaderLanguage } from '../mail/letter.ts';
import type { Reader } from '../notifications/reader.ts';

/** The member's language, or that of their latest booking; null where none is known. */
export async function languageOfMember(
  client: PoolClient,
  { number, language: known }: Pick<Reader, 'number' | 'language'>,
): Promise<ReaderLanguage> {
  if (known !== null) return known;
  const { rows } = await client.query<{ language: Language }>(
    `select language from studio.bookings where customer_number = $1 and language is not null
      order by booked_at desc, id limit 1`,
    [number],
  );
  return rows[0]?.language ?? null;
}
