import { getPriceList, type CurrentPrices } from '@lifted/contract/price-list';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { priceOn, type Price } from '@lifted/domain/contracts/planned-price';
import {
  LISTED_PRODUCTS,
  publicPriceList,
  type ListedProduct,
} from '@lifted/domain/contracts/public-price-list';
import { MEMBERSHIP_NAMES } from '@lifted/profile/price-list';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerPublicRead, type PublicQuestion } from '../../cache/register-public-read.ts';
import { readUpToDate, type ReadableDatabase, type ReadingDatabases } from '../../data/read-from-replica.ts';
import type { Sentence } from '../../http/errors/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';

interface PriceListDependencies extends ReadingDatabases {
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
}

const NO_LIST: Sentence = {
  en: 'Our price list is being changed. Please ask us.',
  de: 'Unsere Preisliste ändert sich gerade. Frag uns bitte.',
};

/** The prices of the passes and memberships that the pages name. */
export function registerPriceList(app: StudioApp, dependencies: PriceListDependencies): void {
  const { publicCache } = dependencies;
  publicCache.watch('products', () => readProductsVersion(dependencies));
  registerPublicRead(app, getPriceList, {
    publicCache,
    topic: 'products',
    question: () => pricesOnPage(dependencies),
    missing: NO_LIST,
  });
}

/**
 * What pages with prices show before their scripts run: what is sold today, at the price of today. What the words of the pages
 * would not be true of is left out; missing while nothing is left.
 */
export function pricesOnPage({
  now,
  ...databases
}: Omit<PriceListDependencies, 'publicCache'>): PublicQuestion {
  const today = berlinDate(now());
  return {
    key: today,
    load: () => readUpToDate(databases, (database) => pricesText(database, today)),
  };
}

/** The branches a product is limited to, by name; null: everywhere. */
const VALID_IN = `(
  select jsonb_agg(br.name order by br.name)
    from studio.product_branches b left join studio.branches br on br.id = b.branch_id
   where b.product_id = p.id)`;

interface SoldProduct {
  readonly id: string;
  readonly name: string;
  readonly credits: number | null;
  readonly validMonths: number | null;
  readonly termMonths: number | null;
  readonly vatPercent: number;
  readonly price: Price;
  readonly validIn: (string | null)[] | null;
}

const SOLD = `
  select id, name, credits, valid_months as "validMonths", term_months as "termMonths", vat_percent as "vatPercent",
         jsonb_build_object('cents', cents, 'from', on_sale_from, 'planned',
           case when planned_from is not null
             then jsonb_build_object('cents', planned_cents, 'from', planned_from) end) as price,
         ${VALID_IN} as "validIn"
    from studio.products p
   where id = any ($1) and on_sale_from <= $2 and (on_sale_to is null or on_sale_to >= $2)`;

async function pricesText(database: ReadableDatabase, today: CivilDate): Promise<string | undefined> {
  const { rows } = await database.query<SoldProduct>({
    name: 'products-on-sale',
    text: SOLD,
    values: [LISTED_PRODUCTS, today],
  });
  const { shown } = publicPriceList(rows.map((row) => ({ ...row, price: priceOn(row.price, today) })));
  return shown.length === 0 ? undefined : JSON.stringify(answerOf(shown));
}

/** Every member of the answer; what is undefined is left out of it. */
type Answer = { readonly [Key in keyof CurrentPrices]-?: CurrentPrices[Key] | undefined };

function answerOf(shown: readonly SoldProduct[]): Answer {
  const of = <T>(id: ListedProduct, read: (product: SoldProduct) => T | null): T | undefined =>
    shown.filter((product) => product.id === id).map(read)[0] ?? undefined;
  const cents = ({ price }: SoldProduct) => price.cents;
  const otherName =
    (usual: string) =>
    ({ name }: SoldProduct) =>
      name === usual ? null : name;
  const where = ({ validIn }: SoldProduct) => validIn;
  return {
    pass_1: of('pass-1', cents),
    pass_5: of('pass-5', cents),
    pass_10: of('pass-10', cents),
    unlimited: of('unlimited', cents),
    unlimited_flex: of('unlimited-flex', cents),
    names: ifAny({
      unlimited: of('unlimited', otherName(MEMBERSHIP_NAMES.unlimited)),
      unlimited_flex: of('unlimited-flex', otherName(MEMBERSHIP_NAMES.unlimitedFlex)),
    }),
    pass_months: shown.find(({ validMonths }) => validMonths !== null)?.validMonths ?? undefined,
    term_months: of('unlimited', ({ termMonths }) => termMonths),
    vat_percent: shown[0]?.vatPercent,
    valid_from: shown
      .map(({ price }) => price.from)
      .toSorted()
      .at(-1),
    valid_in: ifAny({
      pass_1: of('pass-1', where),
      pass_5: of('pass-5', where),
      pass_10: of('pass-10', where),
      unlimited: of('unlimited', where),
      unlimited_flex: of('unlimited-flex', where),
    }),
  };
}

/** The values that are known; undefined where none is. */
function ifAny<T>(values: Readonly<Record<string, T | undefined>>): Record<string, T> | undefined {
  const known: Record<string, T> = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) known[key] = value;
  return Object.keys(known).length === 0 ? undefined : known;
}

async function readProductsVersion(databases: ReadingDatabases): Promise<string> {
  return readUpToDate(databases, async (database) => {
    const { rows } = await database.query<{ readonly version: string }>({
      name: 'products-version',
      text: `select coalesce(string_agg(p::text || coalesce(${VALID_IN}::text, ''), ',' order by id), '') as version
               from studio.products p`,
      values: [],
    });
    return rows[0]?.version ?? '';
  });
}
