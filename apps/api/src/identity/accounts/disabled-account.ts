import { APIError } from 'better-auth/api';
import type { Pool } from 'pg';

/** The library's error code for a disabled account. */
export const ACCOUNT_DISABLED = 'ACCOUNT_DISABLED';

/** Throws for a disabled account, so that no kind of sign-in can begin a session for it. */
export async function refuseDisabledAccount(pool: Pool, uid: string): Promise<void> {
  const { rowCount } = await pool.query(
    `select from studio.accounts where provider = 'studio' and uid = $1 and disabled_at is not null`,
    [uid],
  );
  if (rowCount !== 0) throw new APIError('FORBIDDEN', { code: ACCOUNT_DISABLED, message: 'Disabled' });
}
