import type { productCalls, ProductFields } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { VAT_PERCENT } from '@lifted/domain/contracts/studio-terms';
import { useWords } from '../../language.ts';
import type { FormField } from '../../parts/field-values.ts';
import type { ListedProduct } from '../../parts/products/products-on.ts';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { BRANCH_WORDS } from '../branch-words.ts';
import { RECORDS_WORDS } from '../records-words.ts';
import { leftOutAsTyped } from './left-out.ts';
import { PRODUCT_WORDS } from './product-words.ts';

/** A product that nobody has named yet. */
export function newProduct(now: Date): Edited<ProductFields> {
  const fields = {
    name: '',
    cents: 0,
    vat_percent: VAT_PERCENT,
    credits: null,
    valid_months: null,
    term_months: null,
    planned_cents: null,
    planned_from: null,
  };
  return {
    id: null,
    fields: { ...fields, on_sale_from: berlinDate(now), on_sale_to: null, branch_ids: [] },
  };
}

interface ProductFormProps {
  readonly edited: Edited<ProductFields>;
  /** All there are, as they are today. */
  readonly products: readonly ListedProduct[];
  readonly today: CivilDate;
  /** Id and name of each branch, and the studio's own address; none in a studio at one address. */
  readonly branches: readonly (readonly [string, string])[];
  readonly close: () => void;
}

/** Adds or changes a product, and the price it will have; in a chain, with the branches it is valid in. */
export function ProductForm({ edited, products, today, branches, close }: ProductFormProps) {
  const words = useWords(RECORDS_WORDS);
  const productWords = useWords(PRODUCT_WORDS);
  const branchWords = useWords(BRANCH_WORDS);
  const api = useApiClient();
  return (
    <RecordForm
      edited={edited}
      adding={words.addProduct}
      name={edited.fields.name}
      fields={[
        { name: 'name', label: words.name, kind: 'text' },
        { name: 'cents', label: words.price, kind: 'euros', hint: words.priceHint },
        // What is new has one price from its first day of sale on.
        ...(edited.id === null ? [] : plannedFields(productWords)),
        {
          name: 'vat_percent',
          label: words.vat,
          kind: 'number',
          // What is new has no sales yet.
          ...(edited.id !== null && { hint: productWords.vatHint }),
        },
        {
          name: 'credits',
          label: words.credits,
          kind: 'number',
          isOptional: true,
          hint: words.creditsHint,
        },
        { name: 'valid_months', label: words.validMonths, kind: 'number', isOptional: true },
        {
          name: 'term_months',
          label: words.termMonths,
          kind: 'number',
          isOptional: true,
          hint: words.termHint,
        },
        { name: 'on_sale_from', label: words.onSaleFrom, kind: 'date', hint: words.onSaleFromHint },
        {
          name: 'on_sale_to',
          label: words.onSaleTo,
          kind: 'date',
          isOptional: true,
          hint: words.onSaleHint,
        },
        ...(branches.length === 0
          ? []
          : [
              {
                name: 'branch_ids',
                label: branchWords.validIn,
                kind: 'several' as const,
                choices: branches,
                hint: branchWords.validInHint,
              },
            ]),
      ]}
      add={(fields) => api.call<typeof productCalls.add>('POST', '/desk/products', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof productCalls.edit>('PUT', '/desk/products/{id}', { params: { id }, body })
      }
      close={close}
    >
      {(typed) => (
        <LeftOutNotes products={products} typed={{ id: edited.id ?? '', fields: typed }} today={today} />
      )}
    </RecordForm>
  );
}

function plannedFields(words: (typeof PRODUCT_WORDS)['en']): readonly FormField[] {
  return [
    {
      name: 'planned_cents',
      label: words.planned,
      kind: 'euros',
      isOptional: true,
      hint: words.plannedHint,
    },
    {
      name: 'planned_from',
      label: words.plannedFrom,
      kind: 'date',
      isOptional: true,
      hint: words.plannedFromHint,
    },
  ];
}

/** What the price list of the website would not show once this is saved. */
function LeftOutNotes({
  products,
  typed,
  today,
}: {
  readonly products: readonly ListedProduct[];
  readonly typed: ListedProduct;
  readonly today: CivilDate;
}) {
  const words = useWords(PRODUCT_WORDS);
  return (
    <div aria-live="polite">
      {leftOutAsTyped(products, typed, today).map(({ id, name, reason }) => (
        <p key={id}>
          {name}: {words.leftOut(reason)}.
        </p>
      ))}
    </div>
  );
}
