import pg from 'pg';

/** A table with studio data; unlogged ones have none. `columns` leaves out generated ones. */
export type TableDescription = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
};

/** Position of a sequence. `last_value` is text because it may exceed what a number can hold. */
export type SequencePosition = {
  readonly schema: string;
  readonly name: string;
  readonly last_value: string;
  readonly is_called: boolean;
};

/** Every schema that belongs to us, and neither to PostgreSQL nor to an extension. */
const OUR_SCHEMAS = `select oid, nspname from pg_namespace n
  where nspname !~ '^pg_' and nspname <> 'information_schema' and pg_has_role(nspowner, 'usage')
    and not exists (select from pg_depend where classid = 'pg_namespace'::regclass and objid = n.oid and deptype = 'e')`;

const OUR_TABLES = `select c.oid, c.relkind, n.nspname as schema, c.relname as name,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select confrelid::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as references
  from pg_class c join (${OUR_SCHEMAS}) n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and c.relpersistence = 'p' and c.oid <> 'public.schema_migrations'::regclass
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  order by n.nspname, c.relname`;

type TableRow = TableDescription & {
  readonly oid: number;
  readonly relkind: string;
  readonly references: string[];
};

/** The table's name as SQL, quoted. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Puts each table after those its foreign keys point to. */
function inOrderOfReferences(tables: readonly TableRow[]): TableRow[] {
  const ordered: TableRow[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const blocked = new Set(waiting.map(({ oid }) => String(oid)));
    const free = waiting.filter(({ references }) => !references.some((oid) => blocked.has(oid)));
    if (free.length === 0) {
      throw new Error(`These tables refer to each other in a circle: ${waiting.map(quoted).join(', ')}.`);
    }
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** All our tables, in an order in which they can be filled. Needs a migrated database. */
export async function listTables(client: pg.ClientBase): Promise<TableDescription[]> {
  const { rows } = await client.query<TableRow>(OUR_TABLES);
  const partitioned = rows.find(({ relkind }) => relkind === 'p');
  if (partitioned) throw new Error(`${quoted(partitioned)} is partitioned, which backups do not support.`);
  return inOrderOfReferences(rows).map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/** Current positions of all sequences of our data. */
export async function listSequences(client: pg.ClientBase): Promise<SequencePosition[]> {
  const { rows: sequences } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join (${OUR_SCHEMAS}) n on n.oid = c.relnamespace
     where c.relkind = 'S' order by 1, 2`,
  );
  const positions: SequencePosition[] = [];
  for (const sequence of sequences) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quoted(sequence)}`,
    );
    positions.push(...rows.map((row) => ({ ...sequence, ...row })));
  }
  return positions;
}

/** The names of our schemas except `public`, which belongs to the database itself. */
export async function listOwnSchemas(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ nspname: string }>(
    `${OUR_SCHEMAS} and nspname <> 'public' order by nspname`,
  );
  return rows.map(({ nspname }) => nspname);
}
