import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';

/** Reason of the entries that follow a changed figure of the file. */
const IMPORTED = 'import';

/**
 * SQL for what the credits in the staged rows do to the ledger. The file's figure is compared with the file's figure before,
 * which the ledger knows as what was granted and what imports corrected: bookings made here since do not count. Credits that
 * expired come back where the file gives a later last day; of a pass that stays expired nothing changes. `$1` is today.
 */
export const LEDGER_CHANGES = (staged: string) => `
  select e.number, e.id, e.customer_number, ledger.entries, ledger.balance,
         case when s.valid_until >= $1::date then ledger.expired else 0 end as extended,
         case when s.valid_until < $1::date and ledger.expired > 0 then 0 else s.credits - ledger.imported end as adjusted
    from ${staged} s
    join studio.entitlements e on e.id = s.id
   cross join lateral (
     select count(*) as entries, coalesce(sum(c.credits), 0) as balance,
            coalesce(-sum(c.credits) filter (where c.kind in ('expired', 'extended')), 0) as expired,
            coalesce(sum(c.credits) filter (where c.kind = 'granted' or c.reason = '${IMPORTED}'), 0) as imported
       from studio.credit_entries c where c.entitlement_number = e.number
   ) ledger
   where s.credits >= 0`;

interface Change {
  readonly id: string;
  readonly number: number;
  readonly entries: number;
  readonly balance: number;
  readonly extended: number;
  readonly adjusted: number;
}

/** A pass whose credits changed. */
interface CorrectedPass {
  readonly id: string;
  /** It had no credits before. */
  readonly isNew: boolean;
  readonly before: number;
  readonly after: number;
}

/**
 * Appends what the file's figures change, the first one with the time the pass was granted at: what was booked with it since
 * then follows it in the ledger. Returns those passes. Runs no statement without effect.
 */
export async function writeLedgerChanges(
  client: PoolClient,
  staged: string,
  now: Date,
): Promise<readonly CorrectedPass[]> {
  const changes = `(${LEDGER_CHANGES(staged)}) changes where extended <> 0 or adjusted <> 0`;
  const today = berlinDate(now);
  const held = await client.query(
    `select from studio.customers
      where number in (select customer_number from ${changes}) order by number for no key update`,
    [today],
  );
  if (held.rowCount === 0) return [];
  const { rows } = await client.query<Change>(
    `select id, number, entries::int, balance::int, extended::int, adjusted::int from ${changes} order by number`,
    [today],
  );
  await client.query(
    `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
     select e.number, entry, kind, credits, before, before + credits,
            case when kind = 'granted' then least(granted_at, $2) else $2 end, reason
       from jsonb_to_recordset($1)
              as e (number integer, entry integer, kind text, credits smallint, before integer, reason text)
       join studio.entitlements on entitlements.number = e.number`,
    [JSON.stringify(rows.flatMap(entriesOf)), now],
  );
  return rows.map(({ id, entries, balance, extended, adjusted }) => ({
    id,
    isNew: entries === 0,
    before: balance,
    after: balance + extended + adjusted,
  }));
}

/** The first figure of a pass is granted, a later one corrects it; what had expired comes back before. */
function entriesOf({ number, entries, balance, extended, adjusted }: Change) {
  const kind = entries === 0 ? 'granted' : 'adjusted';
  const reason = kind === 'adjusted' ? IMPORTED : null;
  const comingBack = {
    number,
    entry: entries + 1,
    kind: 'extended',
    credits: extended,
    before: balance,
    reason: null,
  };
  if (adjusted === 0) return [comingBack];
  const corrected = { number, kind, credits: adjusted, reason };
  if (extended === 0) return [{ ...corrected, entry: entries + 1, before: balance }];
  return [comingBack, { ...corrected, entry: entries + 2, before: balance + extended }];
}
