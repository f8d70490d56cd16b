import { getPriceList } from '@lifted/contract/price-list';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
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
 * What pages with prices show before their scripts run: what is sold today. Missing while nothing is, and while the words of the
 * pages, one validity of passes and one rate of tax, would not be true.
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

const IDS = ['pass-1', 'pass-5', 'pass-10', 'unlimited', 'unlimited-flex'] as const;

/** The branches a product is limited to, by name; null: everywhere. */
const VALID_IN = `(
  select jsonb_agg(br.name order by br.name)
    from studio.product_branches b left join studio.branches br on br.id = b.branch_id
   where b.product_id = p.id)`;

const PRICES = `
  select (jsonb_object_agg(replace(id, '-', '_'), cents)
          || jsonb_strip_nulls(jsonb_build_object(
               'valid_from', max(on_sale_from), 'pass_months', min(valid_months),
               'term_months', min(term_months), 'vat_percent', min(vat_percent),
               'names', jsonb_object_agg(replace(id, '-', '_'), name)
                          filter (where credits is null and name <> initcap(replace(id, '-', ' '))),
               'valid_in', jsonb_object_agg(replace(id, '-', '_'), valid_in)
                             filter (where valid_in is not null))))::text as body
    from (select p.*, ${VALID_IN} as valid_in from studio.products p) product
   where id = any ($1) and on_sale_from <= $2 and (on_sale_to is null or on_sale_to >= $2)
     and credits is not distinct from substring(id from '^pass-(.*)$')::smallint
  having count(*) > 0 and min(valid_months) is not distinct from max(valid_months)
     and bool_and((term_months is null) = (id <> 'unlimited'))
     and min(vat_percent) = max(vat_percent)`;

async function pricesText(database: ReadableDatabase, today: CivilDate): Promise<string | undefined> {
  const { rows } = await database.query<{ readonly body: string }>({
    name: 'price-list',
    text: PRICES,
    values: [IDS, today],
  });
  return rows[0]?.body;
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
