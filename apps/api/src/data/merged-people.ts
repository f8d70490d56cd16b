import type { Pool, PoolClient } from 'pg';

/**
 * Throws `record_merged`, which names who was kept, for a record that was made one with another. Asked first, so that this is
 * what is said; that nothing comes to such a record, whatever meets, the database sees to (migration 051).
 */
export async function expectNotMerged(client: Pool | PoolClient, customerId: string): Promise<void> {
  await client.query('select studio.expect_not_merged($1)', [customerId]);
}
