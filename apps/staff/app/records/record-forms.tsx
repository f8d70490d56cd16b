import type {
  coachCalls,
  CoachFields,
  locationCalls,
  LocationFields,
  productCalls,
  ProductFields,
} from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { VAT_PERCENT } from '@lifted/domain/contracts/studio-terms';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { RECORDS_WORDS } from './records-words.ts';

/** What a form is about: something new, or something that is there. */
export type Edited<F> = { readonly id: string | null; readonly fields: F };

/** A product that nobody has named yet. */
export function newProduct(now: Date): Edited<ProductFields> {
  const fields = {
    name: '',
    cents: 0,
    vat_percent: VAT_PERCENT,
    credits: null,
    valid_months: null,
    term_months: null,
  };
  return { id: null, fields: { ...fields, on_sale_from: berlinDate(now), on_sale_to: null } };
}

export const NEW_LOCATION: Edited<LocationFields> = { id: null, fields: { name: '' } };
export const NEW_COACH: Edited<CoachFields> = {
  id: null,
  fields: { first_name: '', profile_image_url: null, email: null },
};

interface FormProps<F> {
  readonly edited: Edited<F>;
  readonly close: () => void;
}

/** Adds or changes a product. */
export function ProductForm({ edited: { id, fields }, close }: FormProps<ProductFields>) {
  const words = useWords(RECORDS_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={id === null ? words.addProduct : words.edit(fields.name)} close={close}>
      <EditForm
        initial={fields}
        fields={[
          { name: 'name', label: words.name, kind: 'text' },
          { name: 'cents', label: words.price, kind: 'euros', hint: words.priceHint },
          { name: 'vat_percent', label: words.vat, kind: 'number' },
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
          { name: 'on_sale_from', label: words.onSaleFrom, kind: 'date' },
          {
            name: 'on_sale_to',
            label: words.onSaleTo,
            kind: 'date',
            isOptional: true,
            hint: words.onSaleHint,
          },
        ]}
        save={(was, wanted) =>
          id === null
            ? api.call<typeof productCalls.add>('POST', '/desk/products', { body: { fields: wanted } })
            : api.call<typeof productCalls.edit>('PUT', '/desk/products/{id}', {
                params: { id },
                body: { was, fields: wanted },
              })
        }
        done={words.saved(id === null ? words.products : fields.name)}
        close={close}
      />
    </Dialog>
  );
}

/** Adds or changes a room. */
export function LocationForm({ edited: { id, fields }, close }: FormProps<LocationFields>) {
  const words = useWords(RECORDS_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={id === null ? words.addLocation : words.edit(fields.name)} close={close}>
      <EditForm
        initial={fields}
        fields={[{ name: 'name', label: words.name, kind: 'text' }]}
        save={(was, wanted) =>
          id === null
            ? api.call<typeof locationCalls.add>('POST', '/desk/locations', { body: { fields: wanted } })
            : api.call<typeof locationCalls.edit>('PUT', '/desk/locations/{id}', {
                params: { id },
                body: { was, fields: wanted },
              })
        }
        done={words.saved(id === null ? words.locations : fields.name)}
        close={close}
      />
    </Dialog>
  );
}

/** Adds or changes a coach. */
export function CoachForm({ edited: { id, fields }, close }: FormProps<CoachFields>) {
  const words = useWords(RECORDS_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={id === null ? words.addCoach : words.edit(fields.first_name)} close={close}>
      <EditForm
        initial={fields}
        fields={[
          { name: 'first_name', label: words.firstName, kind: 'text' },
          { name: 'email', label: words.email, kind: 'email', isOptional: true, hint: words.emailHint },
          {
            name: 'profile_image_url',
            label: words.picture,
            kind: 'text',
            isOptional: true,
            hint: words.pictureHint,
          },
        ]}
        save={(was, wanted) =>
          id === null
            ? api.call<typeof coachCalls.add>('POST', '/desk/coaches', { body: { fields: wanted } })
            : api.call<typeof coachCalls.edit>('PUT', '/desk/coaches/{id}', {
                params: { id },
                body: { was, fields: wanted },
              })
        }
        done={words.saved(id === null ? words.coaches : fields.first_name)}
        close={close}
      />
    </Dialog>
  );
}
