import { APIError } from 'better-auth/api';
import type { Pool } from 'pg';

/** How the library's answer says that an account is disabled. */
export const ACCOUNT_DISABLED = 'ACCOUNT_DISABLED';

/** Throws when the account is disabled: no session is begun for it, however the person proved who they are. */
export async function refuseDisabledAccount(pool: Pool, uid: string): Promise<void> {
  const { rowCount } = await pool.query(
    `select from studio.accounts where provider = 'studio' and uid = $1 and disabled_at is not null`,
    [uid],
  );
  if (rowCount !== 0) throw new APIError('FORBIDDEN', { code: ACCOUNT_DISABLED, message: 'Disabled' });
}
