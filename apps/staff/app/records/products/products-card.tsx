import type { ProductFields } from '@lifted/contract/desk-records';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { validOnlyWords } from '@lifted/domain/bookings/valid-in';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import type { LeftOut } from '@lifted/domain/contracts/public-price-list';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { longDate } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { Language } from '@lifted/domain/language/language';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { studio } from '@lifted/profile/studio';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { productAsked, useAskedDialog } from '../../parts/asking/use-asked-dialog.ts';
import { branchNames } from '../../parts/branches/branch-names.ts';
import { useBranches } from '../../parts/branches/use-branches.ts';
import { Loaded } from '../../parts/loaded.tsx';
import type { Edited } from '../../parts/record-form.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { BRANCH_WORDS } from '../branch-words.ts';
import { RECORDS_WORDS } from '../records-words.ts';
import { useProducts } from '../use-records.ts';
import { leftOutOn } from './left-out.ts';
import { newProduct, ProductForm } from './product-form.tsx';
import { PRODUCT_WORDS } from './product-words.ts';

/** What the studio sells, at the prices of today. */
export function Products() {
  const words = useWords(RECORDS_WORDS);
  const language = useLanguage();
  const productWords = useWords(PRODUCT_WORDS);
  const today = berlinDate(useTime());
  const products = useProducts({ day: today });
  const leftOut = leftOutOn(products.data ?? [], today);
  const branchWords = useWords(BRANCH_WORDS);
  const branches = useBranches().data;
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const [edited, setEdited] = useState<Edited<ProductFields> | null>(null);
  const about = ({ name, credits, valid_months: months, term_months: term }: ProductFields) => {
    if (credits === null || months === null) return words.membership(term);
    const credited = words.credited(credits);
    // A pass is often called what it is: '10 Workouts'.
    const saysSo = name.toLocaleLowerCase().includes(credited.toLocaleLowerCase());
    const valid = words.valid(months);
    return saysSo ? valid.charAt(0).toLocaleUpperCase() + valid.slice(1) : `${credited}, ${valid}`;
  };
  return (
    <Card
      heading={words.products}
      busy={products.isPending}
      tool={
        isOwner && (
          <Button look="quiet" onClick={() => setEdited(newProduct(timeNow()))}>
            {words.addProduct}
          </Button>
        )
      }
    >
      {!isOwner && <p>{words.ownersOnly}</p>}
      <Loaded query={products}>
        {(loaded) => (
          <Rows>
            <AskedProduct products={loaded} open={(asked) => isOwner && setEdited(asked)} />
            {loaded.map(({ id, fields }) => (
              <Row
                key={id}
                name={fields.name}
                about={[
                  about(fields),
                  validOnlyWords(
                    branchNames(fields.branch_ids, branches ?? []),
                    studio.address.street,
                    language,
                  ),
                  saleWords(fields, { today, words, language }),
                  plannedWords(fields, productWords, language),
                  leftOutWords(leftOut.get(id), productWords),
                ]}
                aside={`${exactEuroWords(fields.cents, language)}${fields.credits === null ? ` ${words.perMonth}` : ''}`}
                {...(isOwner && { action: words.change, open: () => setEdited({ id, fields }) })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited !== null && branches !== undefined && (
        <ProductForm
          edited={edited}
          products={products.data ?? []}
          today={today}
          branches={branchesToChoose(branches, `${branchWords.ownAddress}, ${studio.address.street}`)}
          close={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

/** Opens the product the address asks for, once they are all there. */
function AskedProduct({
  products,
  open,
}: {
  readonly products: readonly { readonly id: string; readonly fields: ProductFields }[];
  readonly open: (product: Edited<ProductFields>) => void;
}) {
  useAskedDialog((asked) => {
    const id = productAsked(asked);
    const product = products.find((one) => one.id === id);
    if (product !== undefined) open(product);
  });
  return null;
}

type Branches = NonNullable<ReturnType<typeof useBranches>['data']>;

/** What a product can be valid at, id and name; none in a studio at one address. */
function branchesToChoose(branches: Branches, ownName: string): readonly (readonly [string, string])[] {
  if (branches.length === 0) return [];
  return [...branches.map(({ id, fields }) => [id, fields.name] as const), [OWN_ADDRESS, ownName]];
}

interface SaleWords {
  readonly today: CivilDate;
  readonly words: (typeof RECORDS_WORDS)[Language];
  readonly language: Language;
}

function saleWords(
  { on_sale_from: from, on_sale_to: to }: ProductFields,
  { today, words, language }: SaleWords,
): string | null {
  if (from > today) return words.laterOnSale(longDate(from, language));
  return to === null ? null : words.offSale(longDate(to, language));
}

type ProductWords = (typeof PRODUCT_WORDS)[Language];

/** 'From 1 January 2027: €165.00'. */
function plannedWords(
  { planned_from: from, planned_cents: cents }: ProductFields,
  words: ProductWords,
  language: Language,
): string | null {
  return from === null || cents === null
    ? null
    : words.from(dayInWords(from, language), exactEuroWords(cents, language));
}

function leftOutWords(reason: LeftOut | undefined, words: ProductWords): string | null {
  return reason === undefined ? null : words.leftOut(reason);
}
