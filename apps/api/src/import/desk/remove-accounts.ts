import type { PoolClient } from 'pg';
import { refusing } from '../../http/errors/refusal.ts';
import { isKept, isSameRow, keptRows, type ChangedTable } from './changed-table.ts';

const hasSignedIn = refusing('cannot_undo', {
  en: 'Somebody whom this import added has signed in since.',
  de: 'Jemand, den dieser Import angelegt hat, hat sich seitdem angemeldet.',
});

/**
 * Removes the accounts of customers an import added, before the customers. Who works here, too, keeps theirs without the
 * customer. Throws `cannot_undo` where somebody has signed in.
 */
export async function removeAccounts(
  client: PoolClient,
  entry: string,
  customers: ChangedTable,
): Promise<void> {
  const { rows } = await client.query<{ uid: string; isUsed: boolean; worksHere: boolean }>(
    `select a.uid,
            exists (select from identity."session" s where s."userId" = a.uid)
              or exists (select from identity."account" i where i."userId" = a.uid)
              or exists (select from studio.firebase_identities f where f.account_uid = a.uid)
              or exists (select from studio.sign_in_links l where l.uid = a.uid and l.used_at is not null) as "isUsed",
            exists (select from studio.account_roles r
                     where r.provider = a.provider and r.uid = a.uid and r.role <> 'member') as "worksHere"
       from ${keptRows(customers, 'after')} join ${customers.target} t on ${isSameRow(customers)}
       join studio.accounts a on a.provider = 'studio' and a.customer_id = t.id
      where ${isKept('added')}`,
    [entry, customers.file],
  );
  if (rows.some(({ isUsed, worksHere }) => isUsed && !worksHere)) throw hasSignedIn();
  const staying = rows.filter(({ worksHere }) => worksHere).map(({ uid }) => uid);
  const going = rows.filter(({ worksHere }) => !worksHere).map(({ uid }) => uid);
  await client.query(
    `delete from studio.account_roles where provider = 'studio' and uid = any ($1) and role = 'member'`,
    [staying],
  );
  await client.query(`delete from studio.accounts where provider = 'studio' and uid = any ($1)`, [going]);
  await client.query('delete from identity."user" where id = any ($1)', [going]);
}
