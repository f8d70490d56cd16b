import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { Pool, PoolClient } from 'pg';
import type { AreInBranches } from '../http/caller.ts';

/** Tells whether a class and rooms are in some branches. */
export function areInBranchesOf(pool: Pool): AreInBranches {
  return async (branches, { classId, rooms }) => {
    const { rows } = await pool.query<{ areIn: boolean }>(
      `select not exists (
         select from studio.locations l
          where (l.id = any ($1) or l.id = (select location_id from studio.workouts where id = $2))
            and coalesce(l.branch_id, $3) <> all ($4)) as "areIn"`,
      [rooms, classId ?? null, OWN_ADDRESS, branches],
    );
    return rows[0]?.areIn === true;
  };
}

/** The rooms in the branches of a caller, to narrow lists of classes down by; null: all rooms. */
export async function roomsWithin(
  pool: Pool | PoolClient,
  { branches }: { readonly branches: readonly string[] | null },
): Promise<readonly string[] | null> {
  if (branches === null) return null;
  const { rows } = await pool.query<{ id: string }>(
    'select id from studio.locations where coalesce(branch_id, $1) = any ($2)',
    [OWN_ADDRESS, branches],
  );
  return rows.map(({ id }) => id);
}
