import { NO_BRANCH, OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { Pool } from 'pg';
import { noSuchBranch } from '../../http/errors/unknown-records.ts';

/** What the files of choices that are no branch are called by. */
const NAMES_IN_FILES: ReadonlyMap<string, string> = new Map([
  [OWN_ADDRESS, 'studio-address'],
  [NO_BRANCH, 'no-branch'],
]);

/** One branch of a chain, by which numbers are counted. */
interface Branch {
  readonly id: string;
  /** For the file of a list. */
  readonly name: string;
  readonly rooms: readonly string[];
}

/**
 * The branch a query names, with its rooms; null where it names none. They are read first so that queries compare classes
 * with a list of rooms and keep their plan.
 */
export async function readBranch(pool: Pool, branch: string | undefined): Promise<Branch | null> {
  if (branch === undefined) return null;
  const { rows } = await pool.query<{ isKnown: boolean; name: string | null; rooms: string[] }>(
    `select $1 = any ($3) or exists (select from studio.branches where id = $1) as "isKnown",
            (select name from studio.branches where id = $1) as name,
            array(select id from studio.locations where coalesce(branch_id, $2) = $1) as rooms`,
    [branch, OWN_ADDRESS, [...NAMES_IN_FILES.keys()]],
  );
  if (rows[0]?.isKnown !== true) throw noSuchBranch('branch');
  return { id: branch, name: rows[0].name ?? NAMES_IN_FILES.get(branch) ?? '', rooms: rows[0].rooms };
}
