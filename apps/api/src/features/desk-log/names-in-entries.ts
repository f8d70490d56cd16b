import type { DeskChange } from '@lifted/contract/desk-changes';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import { staffName } from '../../data/staff-name.ts';

type Entry = Pick<DeskChange, 'before' | 'after'>;

/** Fields of before and after that have ids, and where what they name is called something. */
const NAMED_FIELDS: Readonly<Record<string, Kind>> = {
  coach_id: 'coach',
  location_id: 'location',
  branch_id: 'branch',
  branch_ids: 'branch',
  branches: 'branch',
  product_id: 'product',
  partner_id: 'partner',
  author_uid: 'colleague',
};
type Kind = 'coach' | 'location' | 'branch' | 'product' | 'partner' | 'colleague';

const NAMES = `
  select asked.kind, asked.id, coalesce(c.first_name, l.name, b.name, p.name, r.name,
           case when asked.kind = 'colleague' then ${staffName('asked.id')} end) as name
    from unnest($1::text[], $2::text[]) as asked (kind, id)
    left join studio.coaches c on asked.kind = 'coach' and c.id = asked.id
    left join studio.locations l on asked.kind = 'location' and l.id = asked.id
    left join studio.branches b on asked.kind = 'branch' and b.id = asked.id
    left join studio.products p on asked.kind = 'product' and p.id = asked.id
    left join studio.partners r on asked.kind = 'partner' and r.id = asked.id`;

/** Asks once what the ids in these entries are called; answers the names of one entry, by id. */
export async function namesInEntries(
  pool: Pool,
  entries: readonly Entry[],
): Promise<(entry: Entry) => Record<string, string>> {
  const asked = new Map(entries.flatMap(idsIn).map((one) => [keyOf(one), one]));
  const found = new Map<string, string>();
  if (asked.size > 0) {
    const all = [...asked.values()];
    const { rows } = await pool.query<{ kind: Kind; id: string; name: string | null }>(NAMES, [
      all.map(({ kind }) => kind),
      all.map(({ id }) => id),
    ]);
    for (const { name, ...one } of rows) if (name !== null) found.set(keyOf(one), name);
  }
  return (entry) => {
    const names: Record<string, string> = {};
    for (const one of idsIn(entry)) {
      const name = isOwnAddress(one) ? studio.address.street : found.get(keyOf(one));
      if (name !== undefined) names[one.id] = name;
    }
    return names;
  };
}

interface NamedId {
  readonly kind: Kind;
  readonly id: string;
}

/** The rooms that belong to no branch are at the studio's own address. */
function isOwnAddress({ kind, id }: NamedId): boolean {
  return kind === 'branch' && id === OWN_ADDRESS;
}

function keyOf({ kind, id }: NamedId): string {
  return `${kind} ${id}`;
}

function idsIn({ before, after }: Entry): NamedId[] {
  return [before, after].flatMap((fields) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) => {
      const kind = NAMED_FIELDS[field];
      if (kind === undefined) return [];
      return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ kind, id }] : []));
    }),
  );
}
