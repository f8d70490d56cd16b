import type { Pool } from 'pg';

/**
 * With which address somebody signs in whose record was made one with another, by the address of the record that was given up;
 * undefined for every other one. While the two can be taken apart; then the old address is nobody's.
 */
export async function joinedAddress(pool: Pool, email: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ email: string }>({
    name: 'joined-address',
    text: `select u.email
             from studio.customers gone
             join studio.merged_people m on m.gone_id = gone.id
             join studio.accounts a on a.provider = 'studio' and a.customer_id = studio.person_kept(gone.id)
                  and a.disabled_at is null
             join identity."user" u on u.id = a.uid
            where gone.email = $1`,
    values: [email],
  });
  return rows[0]?.email;
}
