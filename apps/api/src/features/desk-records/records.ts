import { BranchFields, CoachFields, LocationFields, ProductFields } from '@lifted/contract/desk-records';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import {
  isOnSale,
  plannedPriceFault,
  priceFieldsOn,
  type PlannedPriceFault,
  soldSince,
} from '@lifted/domain/contracts/planned-price';
import type { Fields } from '@lifted/domain/desk/merged-fields';
import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { setRateDays } from '../../entitlements/vat-rates.ts';
import { refusedField, type Sentence } from '../../http/errors/refusal.ts';
import { noSuchBranch } from '../../http/errors/unknown-records.ts';

const PRODUCT = `name, cents, vat_percent, credits, valid_months, term_months,
  to_char(on_sale_from, 'YYYY-MM-DD') as on_sale_from, to_char(on_sale_to, 'YYYY-MM-DD') as on_sale_to,
  planned_cents, to_char(planned_from, 'YYYY-MM-DD') as planned_from,
  array(select coalesce(b.branch_id, '${OWN_ADDRESS}') from studio.product_branches b
         where b.product_id = p.id order by 1) as branch_ids`;

/** A row of a list, as the calls answer it. */
interface Listed<F extends Fields> {
  readonly id: string;
  readonly fields: F;
}

async function listRows<F extends Fields>(
  pool: Pool,
  sql: string,
  values: readonly string[] = [],
): Promise<Listed<F>[]> {
  const { rows } = await pool.query<Listed<F>>(
    `select id, to_jsonb(listed) - 'id' as fields from (${sql}) listed`,
    [...values],
  );
  return rows;
}

/** Passes before memberships, the cheapest first, as they are on a day. */
export async function listProducts(pool: Pool, day: CivilDate): Promise<Listed<ProductFields>[]> {
  const rows = await listRows<ProductFields>(
    pool,
    `select id, ${PRODUCT} from studio.products p
      order by credits nulls last, studio.price_on(p, $1), id`,
    [day],
  );
  return rows.map(({ id, fields }) => ({ id, fields: { ...fields, ...priceFieldsOn(fields, day) } }));
}

/** By name. */
export function listLocations(pool: Pool): Promise<Listed<LocationFields>[]> {
  return listRows(pool, 'select id, name, branch_id from studio.locations order by name, id');
}

/** By name; none in a studio at one address. */
export function listBranches(pool: Pool): Promise<Listed<BranchFields>[]> {
  return listRows(pool, 'select id, name, street, postcode, city from studio.branches order by name, id');
}

/** By name. */
export function listCoaches(pool: Pool): Promise<Listed<CoachFields>[]> {
  return listRows(
    pool,
    'select id, first_name, profile_image_url, email from studio.coaches order by first_name, id',
  );
}

const readProductFields = fieldsOf(ProductFields);

/** What the studio sells. What was recorded before products had branches is valid everywhere. */
export const productRecord: DeskRecord<ProductFields> = {
  noun: 'product',
  tidy: (fields) => ({ ...fields, branch_ids: [...fields.branch_ids].sort() }),
  asOf: (stored, now) => ({ ...stored, ...priceFieldsOn(stored, berlinDate(now)) }),
  following(next, current, now) {
    const today = berlinDate(now);
    refuseGap(next, current, today);
    const since = soldSince(onSale(next), onSale(current), today);
    const fields = { ...next, on_sale_from: since };
    // A price of today is the price at once; one of before is refused when it is written.
    const isOfToday = fields.planned_cents !== null && fields.planned_from === today;
    return isOfToday && isOnSale(fields, today) ? { ...fields, ...priceFieldsOn(fields, today) } : fields;
  },
  parse: (recorded) =>
    readProductFields(withDefaults(recorded, { branch_ids: [], planned_cents: null, planned_from: null })),
  read: (client, id) =>
    readRow<ProductFields>(client, `select ${PRODUCT} from studio.products p where id = $1 for update`, id),
  async write(client, id, fields, now, undoes) {
    await checkProduct(client, id, fields, berlinDate(now));
    await setRateDays(client, now, undoes);
    await client.query(
      `insert into studio.products (id, name, cents, vat_percent, credits, valid_months, term_months, on_sale_from, on_sale_to,
                                    planned_cents, planned_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           on conflict (id) do update
          set name = $2, cents = $3, vat_percent = $4, credits = $5, valid_months = $6, term_months = $7,
              on_sale_from = $8, on_sale_to = $9, planned_cents = $10, planned_from = $11`,
      [
        id,
        fields.name,
        fields.cents,
        fields.vat_percent,
        fields.credits,
        fields.valid_months,
        fields.term_months,
        fields.on_sale_from,
        fields.on_sale_to,
        fields.planned_cents,
        fields.planned_from,
      ],
    );
    await writeProductBranches(client, id, fields.branch_ids);
  },
  remove: (client, id) => removeRow(client, 'delete from studio.products where id = $1', id),
};

function onSale({ cents, on_sale_from: from, on_sale_to: to }: ProductFields) {
  return { cents, from, to };
}

function plannedFault(fields: ProductFields, today: CivilDate): PlannedPriceFault | null {
  const { planned_cents: cents, planned_from: from, on_sale_from: onSaleFrom, on_sale_to: onSaleTo } = fields;
  return plannedPriceFault({ cents, from, onSaleFrom, onSaleTo }, today);
}

/** A new price with a later first day of sale would take a product off sale until that day. */
function refuseGap(next: ProductFields, current: ProductFields, today: CivilDate): void {
  if (isOnSale(current, today) && next.cents !== current.cents && next.on_sale_from > today)
    throw refusedField('on_sale_from', PRODUCT_FAULTS.gap);
}

const PLANNED_FAULTS: Readonly<
  Record<PlannedPriceFault, { readonly field: 'planned_cents' | 'planned_from'; readonly message: Sentence }>
> = {
  no_price: {
    field: 'planned_cents',
    message: {
      en: 'What will it cost from that day on? To plan nothing, leave both empty.',
      de: 'Was kostet es ab diesem Tag? Wenn du nichts planst, lass beides leer.',
    },
  },
  no_day: {
    field: 'planned_from',
    message: {
      en: 'From which day on? To plan nothing, leave both empty.',
      de: 'Ab welchem Tag? Wenn du nichts planst, lass beides leer.',
    },
  },
  past: {
    field: 'planned_from',
    message: {
      en: 'This day has passed. Choose today or a later day.',
      de: 'Dieser Tag ist vorbei. Nimm heute oder einen späteren Tag.',
    },
  },
  not_sold_before: {
    field: 'planned_from',
    message: {
      en: 'It is not on sale before that day. Enter this price as the price above.',
      de: 'Vor diesem Tag ist es nicht im Verkauf. Trag diesen Preis oben als Preis ein.',
    },
  },
  not_sold_then: {
    field: 'planned_from',
    message: {
      en: 'By then it is no longer on sale. Choose an earlier day, a later last day on sale, or plan no price.',
      de: 'Dann ist es nicht mehr im Verkauf. Nimm einen früheren Tag oder einen späteren letzten Verkaufstag, oder plane keinen Preis.',
    },
  },
};

const PRODUCT_FAULTS = {
  gap: {
    en: 'It would not be on sale until then. To sell it at a new price from that day on, leave this day and the price as they are and enter the new one under ‘Planned price’.',
    de: 'Bis dahin wäre es nicht im Verkauf. Soll es ab diesem Tag zum neuen Preis verkauft werden, lass diesen Tag und den Preis stehen und trag den neuen unter „Geplanter Preis“ ein.',
  },
  months: {
    en: 'A pass has both workouts and months it is valid for; a membership has neither.',
    de: 'Ein Paket hat Workouts und Monate, die es gilt; eine Mitgliedschaft hat beides nicht.',
  },
  term: {
    en: 'Only a membership has a minimum term.',
    de: 'Nur eine Mitgliedschaft hat eine Mindestlaufzeit.',
  },
  days: {
    en: 'The last day on sale lies before the first.',
    de: 'Der letzte Verkaufstag liegt vor dem ersten.',
  },
  kind: {
    en: 'This was sold already and stays what it is. Please add a new product.',
    de: 'Das wurde schon verkauft und bleibt, was es ist. Leg bitte ein neues Angebot an.',
  },
} as const;

async function checkProduct(
  client: PoolClient,
  id: string,
  fields: ProductFields,
  today: CivilDate,
): Promise<void> {
  const { credits, valid_months: months, term_months: term, on_sale_from: from, on_sale_to: to } = fields;
  if ((credits === null) !== (months === null)) {
    throw refusedField(credits === null ? 'credits' : 'valid_months', PRODUCT_FAULTS.months);
  }
  if (credits !== null && term !== null) throw refusedField('term_months', PRODUCT_FAULTS.term);
  if (to !== null && to < from) throw refusedField('on_sale_to', PRODUCT_FAULTS.days);
  const fault = plannedFault(fields, today);
  if (fault !== null) throw refusedField(PLANNED_FAULTS[fault].field, PLANNED_FAULTS[fault].message);
  const { rowCount } = await client.query(
    `select from studio.products p where p.id = $1 and (p.credits is null) <> ($2::smallint is null)
        and exists (select from studio.entitlements e where e.product_id = p.id)`,
    [id, credits],
  );
  if (rowCount !== 0) throw refusedField('credits', PRODUCT_FAULTS.kind);
}

/** Limits a product to these branches; throws the refusal of one that does not exist. */
async function writeProductBranches(
  client: PoolClient,
  product: string,
  chosen: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from studio.branches where id = any ($1) for key share',
    [chosen],
  );
  const known = new Set([OWN_ADDRESS, ...rows.map(({ id }) => id)]);
  if (!chosen.every((id) => known.has(id))) throw noSuchBranch('branch_ids');
  await client.query(
    `delete from studio.product_branches where product_id = $1 and coalesce(branch_id, $3) <> all ($2)`,
    [product, chosen, OWN_ADDRESS],
  );
  await client.query(
    `insert into studio.product_branches (product_id, branch_id)
     select $1, nullif(id, $3) from unnest($2::text[]) id on conflict do nothing`,
    [product, chosen, OWN_ADDRESS],
  );
}

const NAME_TAKEN = {
  en: 'Another branch has this name.',
  de: 'Diesen Namen hat schon ein anderer Standort.',
} as const;

/** One of the addresses of a chain. */
export const branchRecord: DeskRecord<BranchFields> = {
  noun: 'branch',
  tidy: ({ name, street, postcode, city }) => ({
    name: name.trim(),
    street: street.trim(),
    postcode: postcode.trim(),
    city: city.trim(),
  }),
  parse: fieldsOf(BranchFields),
  read: (client, id) =>
    readRow<BranchFields>(
      client,
      'select name, street, postcode, city from studio.branches where id = $1 for update',
      id,
    ),
  async write(client, id, { name, street, postcode, city }) {
    const { rowCount } = await client.query('select from studio.branches where name = $1 and id <> $2', [
      name,
      id,
    ]);
    if (rowCount !== 0) throw refusedField('name', NAME_TAKEN);
    await client.query(
      `insert into studio.branches (id, name, street, postcode, city) values ($1, $2, $3, $4, $5)
           on conflict (id) do update set name = $2, street = $3, postcode = $4, city = $5`,
      [id, name, street, postcode, city],
    );
  },
  remove: (client, id) => removeRow(client, 'delete from studio.branches where id = $1', id),
};

const readLocationFields = fieldsOf(LocationFields);

/** The room of a class. What was recorded before there were branches names none. */
export const locationRecord: DeskRecord<LocationFields> = {
  noun: 'location',
  parse: (recorded) => readLocationFields(withDefaults(recorded, { branch_id: null })),
  read: (client, id) =>
    readRow<LocationFields>(
      client,
      'select name, branch_id from studio.locations where id = $1 for update',
      id,
    ),
  async write(client, id, { name, branch_id: branch }) {
    const { rowCount } = await client.query('select from studio.branches where id = $1 for key share', [
      branch,
    ]);
    if (branch !== null && rowCount === 0) throw noSuchBranch('branch_id');
    await client.query(
      `insert into studio.locations (id, name, branch_id) values ($1, $2, $3)
           on conflict (id) do update set name = $2, branch_id = $3`,
      [id, name, branch],
    );
  },
  remove: (client, id) => removeRow(client, 'delete from studio.locations where id = $1', id),
};

const ADDRESS_TAKEN = {
  en: 'Another coach has this address.',
  de: 'Diese Adresse hat schon ein anderer Coach.',
} as const;

/** Who gives classes. */
export const coachRecord: DeskRecord<CoachFields> = {
  noun: 'coach',
  tidy: (fields) => ({ ...fields, email: fields.email === null ? null : normalizedEmail(fields.email) }),
  parse: fieldsOf(CoachFields),
  read: (client, id) =>
    readRow<CoachFields>(
      client,
      'select first_name, profile_image_url, email from studio.coaches where id = $1 for update',
      id,
    ),
  async write(client, id, { first_name: name, profile_image_url: picture, email }) {
    const { rowCount } = await client.query('select from studio.coaches where email = $1 and id <> $2', [
      email,
      id,
    ]);
    if (rowCount !== 0) throw refusedField('email', ADDRESS_TAKEN);
    await client.query(
      `insert into studio.coaches (id, first_name, profile_image_url, email) values ($1, $2, $3, $4)
           on conflict (id) do update set first_name = $2, profile_image_url = $3, email = $4`,
      [id, name, picture, email],
    );
  },
  remove: (client, id) => removeRow(client, 'delete from studio.coaches where id = $1', id),
};

/** What was recorded before these fields were there. */
function withDefaults(recorded: unknown, defaults: Fields): unknown {
  return typeof recorded === 'object' && recorded !== null ? { ...defaults, ...recorded } : recorded;
}

async function readRow<F extends Fields>(
  client: PoolClient,
  sql: string,
  id: string,
): Promise<F | undefined> {
  const { rows } = await client.query<F>(sql, [id]);
  return rows[0];
}

async function removeRow(client: PoolClient, sql: string, id: string): Promise<void> {
  await client.query(sql, [id]);
}
