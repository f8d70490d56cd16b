import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { PoolClient } from 'pg';
import { noSuchBranch } from '../../http/errors/unknown-records.ts';

/** The branches an account is the front desk of, in the order of their ids; none: all of them. */
export async function readBranches(client: PoolClient, uid: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select coalesce(branch_id, $2) as id from studio.desk_branches
      where provider = 'studio' and uid = $1 order by 1`,
    [uid, OWN_ADDRESS],
  );
  return rows.map(({ id }) => id);
}

/** Binds a front desk to branches; who is none is bound to nothing. Throws `invalid_input` for a branch there is not. */
export async function setBranches(
  client: PoolClient,
  uid: string,
  branches: readonly string[],
): Promise<void> {
  const unknown = await client.query(
    `select from unnest($1::text[]) as wanted (id)
      where id <> $2 and not exists (select from studio.branches b where b.id = wanted.id)`,
    [branches, OWN_ADDRESS],
  );
  if (unknown.rowCount !== 0) throw noSuchBranch('branches');
  await client.query(`delete from studio.desk_branches where provider = 'studio' and uid = $1`, [uid]);
  await client.query(
    `insert into studio.desk_branches (provider, uid, branch_id)
     select r.provider, r.uid, nullif(wanted.id, $3)
       from studio.account_roles r, unnest($2::text[]) as wanted (id)
      where r.provider = 'studio' and r.uid = $1 and r.role = 'desk'`,
    [uid, branches, OWN_ADDRESS],
  );
}
