import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { Pool } from 'pg';
import { refusedField } from '../../http/errors/refusal.ts';

/** What the file of the studio's own address is called by, where a chain has branches. */
const OWN_ADDRESS_IN_FILES = 'studio-address';

interface Branch {
  readonly name: string;
  readonly rooms: readonly string[];
}

/**
 * The rooms of the branch a query names, to narrow classes down by; null where it names none. They are read first so that
 * queries compare classes with a list of rooms and keep their plan.
 */
export async function readBranchRooms(
  pool: Pool,
  branch: string | undefined,
): Promise<readonly string[] | null> {
  return (await readBranch(pool, branch))?.rooms ?? null;
}

/** The same with its name, for the file of a list. */
export async function readBranch(pool: Pool, branch: string | undefined): Promise<Branch | null> {
  if (branch === undefined) return null;
  const { rows } = await pool.query<{ isKnown: boolean; name: string | null; rooms: string[] }>(
    `select $1 = $2 or exists (select from studio.branches where id = $1) as "isKnown",
            (select name from studio.branches where id = $1) as name,
            array(select id from studio.locations where coalesce(branch_id, $2) = $1) as rooms`,
    [branch, OWN_ADDRESS],
  );
  if (rows[0]?.isKnown !== true)
    throw refusedField('branch', {
      en: 'This branch does not exist any more. Please choose another one.',
      de: 'Diesen Standort gibt es nicht mehr. Wähl bitte einen anderen.',
    });
  return { name: rows[0].name ?? OWN_ADDRESS_IN_FILES, rooms: rows[0].rooms };
}
