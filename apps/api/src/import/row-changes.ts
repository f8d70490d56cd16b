import type { PoolClient } from 'pg';
import type { RowChangeLog } from './import-table.ts';
import { differences } from './staging.ts';

/** The temporary table with every change of this import, in the columns of `studio.import_changes`. */
export const ROW_CHANGES = 'pg_temp.import_changes';

/**
 * Notes every row an import adds, changes or removes, in its transaction: what the desk shows before it applies an import,
 * and what is needed to take it back.
 */
export class RowChanges {
  readonly #client: PoolClient;

  private constructor(client: PoolClient) {
    this.#client = client;
  }

  static async begin(client: PoolClient): Promise<RowChanges> {
    // Times are compared as text later (undo-import.ts).
    await client.query(`set local time zone 'UTC'`);
    await client.query(`
      create temp table import_changes (
        position integer generated always as identity, file text, kind text, before jsonb, after jsonb
      ) on commit drop`);
    return new RowChanges(client);
  }

  /** The classes that have another time than before, by id. */
  async movedClasses(): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ id: string }>(
      `select before ->> 'id' as id from ${ROW_CHANGES}
        where file = 'workouts' and kind = 'changed' and before ->> 'start_datetime' <> after ->> 'start_datetime'`,
    );
    return rows.map(({ id }) => id);
  }

  of(file: string): RowChangeLog {
    const client = this.#client;
    const insert = `insert into ${ROW_CHANGES} (file, kind, before, after)`;
    return {
      async differences(table, alsoKnown) {
        for (const found of differences(table, alsoKnown))
          await client.query(`${insert} select $1, kind, before, after from (${found}) found`, [file]);
      },
      async removed(target, isSo) {
        await client.query(
          `${insert} select $1, 'removed', to_jsonb(t), null from ${target} t where ${isSo}`,
          [file],
        );
      },
      async changed(rows) {
        await client.query(
          `${insert} select $1, 'changed', before, after from jsonb_to_recordset($2) r (before jsonb, after jsonb)`,
          [file, JSON.stringify(rows)],
        );
      },
    };
  }
}
