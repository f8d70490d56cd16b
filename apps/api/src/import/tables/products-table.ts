import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { setRateDays } from '../../entitlements/vat-rates.ts';
import {
  civilDate,
  faulty,
  optional,
  present,
  wholeNumber,
  type FieldParser,
  plainName,
} from '../field-parsers.ts';
import type { ImportTable, RowCounts, RowValues, StagedFaults, Storing } from '../import-table.ts';
import type { Sentence } from '../../http/errors/refusal.ts';
import { shown } from '../shown-text.ts';
import { LINE_COLUMN, stagingOf } from '../staging.ts';
import { storeDifferences } from '../store-differences.ts';

const PRODUCT_ID = /^[a-z0-9-]{1,40}$/;

const productId: FieldParser = (typed) => {
  if (PRODUCT_ID.test(typed)) return present(typed);
  const { en, de } = shown(typed);
  return faulty({
    en: `${en} is not the id of a product; expected are 1 to 40 small letters, digits or hyphens`,
    de: `${de} ist keine ID eines Angebots; erwartet werden 1 bis 40 Kleinbuchstaben, Ziffern oder Bindestriche`,
  });
};

/** The limits are those of the database table. Products are never removed; they can be taken off sale. */
export const productsTable: ImportTable = {
  name: 'products',
  noun: 'product',
  target: 'studio.products',
  columns: [
    { name: 'id', sqlType: 'text', parse: productId },
    { name: 'name', sqlType: 'text', parse: plainName },
    { name: 'cents', sqlType: 'integer', parse: wholeNumber(0, 10_000_000) },
    { name: 'vat_percent', sqlType: 'smallint', parse: wholeNumber(0, 100) },
    { name: 'credits', sqlType: 'smallint', parse: optional(wholeNumber(1, 1000)) },
    { name: 'valid_months', sqlType: 'smallint', parse: optional(wholeNumber(1, 120)) },
    { name: 'term_months', sqlType: 'smallint', parse: optional(wholeNumber(1, 120)) },
    { name: 'on_sale_from', sqlType: 'date', parse: civilDate },
    { name: 'on_sale_to', sqlType: 'date', parse: optional(civilDate) },
  ],
  key: ['id'],
  references: [],
  checkRow: isPassOrMembership,
  checkStaged: fitsWhatIsStored,
  store: storeProducts,
};

function isPassOrMembership(row: RowValues) {
  const { credits, valid_months: months, term_months: term, on_sale_from: from, on_sale_to: to } = row;
  const faults: { column: string; message: Sentence }[] = [];
  if (credits !== null && months === null)
    faults.push({
      column: 'valid_months',
      message: {
        en: 'is empty; a pass, which has credits, is valid for some months',
        de: 'ist leer; ein Paket, das Workouts enthält, gilt einige Monate',
      },
    });
  if (credits === null && months !== null)
    faults.push({
      column: 'credits',
      message: {
        en: 'is empty; only a pass is valid for some months, and it has credits',
        de: 'ist leer; nur ein Paket gilt einige Monate, und es enthält Workouts',
      },
    });
  if (credits !== null && term !== null)
    faults.push({
      column: 'term_months',
      message: {
        en: 'is set; a pass, which has credits, has no minimum term',
        de: 'ist ausgefüllt; ein Paket, das Workouts enthält, hat keine Mindestlaufzeit',
      },
    });
  if (from && to && to < from)
    faults.push({
      column: 'on_sale_to',
      message: {
        en: `${to} lies before on_sale_from ${from}`,
        de: `${to} liegt vor on_sale_from ${from}`,
      },
    });
  return faults;
}

async function fitsWhatIsStored(client: PoolClient, limit: number, now: Date): Promise<StagedFaults> {
  const kind = await keepsItsKind(client, limit);
  const planned = await fitsPlannedPrice(client, limit, now);
  return {
    found: [...kind.found, ...planned.found].slice(0, limit),
    total: kind.total + planned.total,
  };
}

/** A price that is planned at the desk stays, so the product has to be on sale the day before and on its first day. */
async function fitsPlannedPrice(client: PoolClient, limit: number, now: Date): Promise<StagedFaults> {
  const { rows } = await client.query<{
    line: number;
    column: 'on_sale_from' | 'on_sale_to';
    day: CivilDate;
    total: number;
  }>(
    `select s.${LINE_COLUMN} as line, to_char(p.planned_from, 'YYYY-MM-DD') as day, (count(*) over ())::int as total,
            case when s.on_sale_from >= p.planned_from then 'on_sale_from' else 'on_sale_to' end as column
       from ${stagingOf(productsTable)} s join studio.products p on p.id = s.id
      where p.planned_from > $1 and (s.on_sale_from >= p.planned_from or s.on_sale_to < p.planned_from)
      order by line limit $2`,
    [berlinDate(now), limit],
  );
  const found = rows.map(({ line, column, day }) => ({ line, column, message: PLANNED[column](day) }));
  return { found, total: rows[0]?.total ?? 0 };
}

const PLANNED = {
  on_sale_from: (day: CivilDate): Sentence => ({
    en: `another price is planned from ${day}, and by this the product would not be on sale before; withdraw the planned price at the desk first`,
    de: `ab ${day} ist ein anderer Preis geplant, und danach wäre das Angebot vorher nicht im Verkauf; nimm den geplanten Preis zuerst in den Stammdaten zurück`,
  }),
  on_sale_to: (day: CivilDate): Sentence => ({
    en: `another price is planned from ${day}, and by then the product would not be on sale any more; withdraw the planned price at the desk first`,
    de: `ab ${day} ist ein anderer Preis geplant, und dann wäre das Angebot nicht mehr im Verkauf; nimm den geplanten Preis zuerst in den Stammdaten zurück`,
  }),
};

/** Planned prices whose day has come are taken over first: what the file says is compared with the price that holds. */
async function storeProducts(client: PoolClient, { now, columns, log }: Storing): Promise<RowCounts> {
  const today = berlinDate(now);
  const { rowCount } = await client.query('select from studio.products where planned_from <= $1 limit 1', [
    today,
  ]);
  if (rowCount !== 0) {
    await client.query(
      `update studio.products
          set cents = planned_cents, on_sale_from = greatest(on_sale_from, planned_from),
              planned_cents = null, planned_from = null
        where planned_from <= $1`,
      [today],
    );
  }
  await setRateDays(client, now);
  const stored = productsTable.columns.filter(({ name }) => columns.includes(name));
  return storeDifferences(client, { ...productsTable, columns: stored }, log);
}

/** Credits of sold passes stand in a ledger that a membership does not have. */
async function keepsItsKind(client: PoolClient, limit: number): Promise<StagedFaults> {
  const { rows } = await client.query<{ line: number; id: string; was_pass: boolean; total: number }>(
    `select s.${LINE_COLUMN} as line, p.id, p.credits is not null as was_pass, (count(*) over ())::int as total
       from ${stagingOf(productsTable)} s join studio.products p on p.id = s.id
      where (p.credits is null) <> (s.credits is null and s.valid_months is null)
        and exists (select from studio.entitlements e where e.product_id = p.id)
      order by line limit $1`,
    [limit],
  );
  const found = rows.map(({ line, id, was_pass }) => ({
    line,
    column: 'credits',
    message: soldAlready(id, was_pass),
  }));
  return { found, total: rows[0]?.total ?? 0 };
}

function soldAlready(id: string, asPass: boolean): Sentence {
  const product = shown(id);
  return {
    en: `${product.en} has been sold as a ${asPass ? 'pass' : 'membership'} and stays one; give the new product another id`,
    de: `${product.de} wurde schon als ${asPass ? 'Paket' : 'Mitgliedschaft'} verkauft und bleibt das; gib dem neuen Angebot eine andere ID`,
  };
}
