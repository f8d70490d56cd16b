/** The products that the pages with prices name, in their order there. */
export const LISTED_PRODUCTS = ['pass-1', 'pass-5', 'pass-10', 'unlimited', 'unlimited-flex'] as const;
export type ListedProduct = (typeof LISTED_PRODUCTS)[number];

/** The one with a minimum term; every other can end at any time. */
const WITH_TERM: ListedProduct = 'unlimited';
const PASS = /^pass-(\d+)$/;

interface Terms {
  readonly id: string;
  /** Null: a membership. */
  readonly credits: number | null;
  readonly validMonths: number | null;
  readonly termMonths: number | null;
  readonly vatPercent: number;
}

/** Why a product of the price list is not on it: what the pages say would not be true of it. */
export type LeftOut =
  /** Not the number of workouts it is called by. */
  | { readonly why: 'credits' }
  /** A minimum term where there is none, or none where there is one. */
  | { readonly why: 'term'; readonly hasTerm: boolean }
  /** The pages have one rate of tax for everything, and one validity for all passes: that of most. */
  | { readonly why: 'vat'; readonly percent: number }
  | { readonly why: 'validity'; readonly months: number };

interface PublicPriceList<P extends Terms> {
  readonly shown: readonly P[];
  readonly leftOut: ReadonlyMap<string, LeftOut>;
}

/**
 * What the price list of the pages shows of the products that are sold. A product that its words do not fit is left out, and the
 * others stay. On a tie, the product listed first decides.
 */
export function publicPriceList<P extends Terms>(onSale: readonly P[]): PublicPriceList<P> {
  const leftOut = new Map<string, LeftOut>();
  const keep = (products: readonly P[], reasonOf: (product: P) => LeftOut | null) =>
    products.filter((product) => {
      const reason = reasonOf(product);
      if (reason !== null) leftOut.set(product.id, reason);
      return reason === null;
    });
  const named = LISTED_PRODUCTS.flatMap((id) => onSale.filter((product) => product.id === id));
  const called = keep(keep(named, otherCredits), otherTerm);
  const percent = mostCommon(called.map(({ vatPercent }) => vatPercent));
  const taxed = keep(called, ({ vatPercent }) =>
    percent === undefined || vatPercent === percent ? null : { why: 'vat', percent },
  );
  const months = mostCommon(taxed.flatMap(({ validMonths }) => validMonths ?? []));
  const shown = keep(taxed, ({ validMonths }) =>
    months === undefined || validMonths === null || validMonths === months
      ? null
      : { why: 'validity', months },
  );
  return { shown, leftOut };
}

function otherCredits({ id, credits }: Terms): LeftOut | null {
  const size = PASS.exec(id)?.[1];
  return credits === (size === undefined ? null : Number(size)) ? null : { why: 'credits' };
}

function otherTerm({ id, termMonths }: Terms): LeftOut | null {
  const hasTerm = id === WITH_TERM;
  return (termMonths !== null) === hasTerm ? null : { why: 'term', hasTerm };
}

function mostCommon(values: readonly number[]): number | undefined {
  const count = (value: number) => values.filter((other) => other === value).length;
  const most = Math.max(...values.map(count));
  return values.find((value) => count(value) === most);
}
