import type {
  adjustPass,
  endMembership,
  extendPass,
  grantProduct,
  pauseMembership,
} from '@lifted/contract/desk/people/entitlements';
import type { PersonEntitlement } from '@lifted/contract/desk/people/people';
import type { ProductFields } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { useTime } from '@lifted/client/http/use-now.ts';
import { validOnlyWords } from '@lifted/domain/bookings/valid-in';
import { debitDayAfter } from '@lifted/domain/bookings/entitlement-dates';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { isOnSale } from '@lifted/domain/contracts/planned-price';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { Language } from '@lifted/domain/language/language';
import { studio } from '@lifted/profile/studio';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { branchNames } from '../parts/branches/branch-names.ts';
import { useBranches } from '../parts/branches/use-branches.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { productsOn } from '../parts/products/products-on.ts';
import { ENTITLEMENT_WORDS } from './entitlement-words.ts';
import { useProducts } from './use-people.ts';

interface GrantFormProps {
  readonly personId: string;
  readonly close: () => void;
}

/** Gives a person what was sold at the desk, by bank transfer, or elsewhere. */
export function GrantForm({ personId, close }: GrantFormProps) {
  const words = useWords(ENTITLEMENT_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const products = useProducts();
  const branches = useBranches().data ?? [];
  const [openedAt] = useState(timeNow);
  const nothing: Sale = { product_id: '', from: berlinDate(openedAt), note: null, reference: null };
  // A form that is open at midnight goes on with the prices of the new day, as the sale does.
  const today = berlinDate(useTime());
  return (
    <Dialog heading={words.grant} close={close}>
      <Loaded query={products}>
        {(loaded) => (
          <EditForm
            initial={nothing}
            fields={[
              {
                name: 'product_id',
                label: words.product,
                kind: 'choice',
                choices: productsOn(loaded, today)
                  .filter(({ fields }) => isOnSale(fields, today))
                  .map(({ id, fields }) => [id, `${fields.name}, ${exactEuroWords(fields.cents, language)}`]),
              },
              { name: 'from', label: words.from, kind: 'date' },
              { name: 'note', label: words.note, kind: 'text', hint: words.noteHint, isOptional: true },
              {
                name: 'reference',
                label: words.reference,
                kind: 'text',
                hint: words.referenceHint,
                isOptional: true,
              },
            ]}
            save={(_, sale) =>
              api.call<typeof grantProduct>('POST', '/desk/people/{id}/entitlements', {
                params: { id: personId },
                body: sale,
              })
            }
            done={words.granted}
            close={close}
          >
            {({ product_id: chosen }) => (
              <p aria-live="polite">
                {validInOf(loaded.find(({ id }) => id === chosen)?.fields, branches, language)}
              </p>
            )}
          </EditForm>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Where a product is valid, if not everywhere. */
function validInOf(
  product: ProductFields | undefined,
  branches: Parameters<typeof branchNames>[1],
  language: Language,
): string | null {
  return product === undefined
    ? null
    : validOnlyWords(branchNames(product.branch_ids, branches), studio.address.street, language);
}

type Sale = {
  readonly product_id: string;
  readonly from: string;
  readonly note: string | null;
  readonly reference: string | null;
};

interface EntitlementFormProps {
  readonly entitlement: PersonEntitlement;
  readonly close: () => void;
}

/** Gives a pass a later last day. */
export function ExtendForm({ entitlement: { id, product_name, until }, close }: EntitlementFormProps) {
  const words = useWords(ENTITLEMENT_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={words.extendHeading(product_name)} close={close}>
      <EditForm
        initial={{ until: until ?? '' }}
        fields={[{ name: 'until', label: words.until, kind: 'date', hint: words.untilHint }]}
        save={(_, wanted) =>
          api.call<typeof extendPass>('POST', '/desk/entitlements/{id}/extension', {
            params: { id },
            body: wanted,
          })
        }
        done={words.extended}
        action={words.extend}
        close={close}
      />
    </Dialog>
  );
}

/** Adds credits to a pass or takes some. */
export function AdjustForm({ entitlement: { id, product_name }, close }: EntitlementFormProps) {
  const words = useWords(ENTITLEMENT_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={words.adjustHeading(product_name)} close={close}>
      <EditForm
        initial={{ direction: 'more', credits: 1, reason: '' }}
        fields={[
          {
            name: 'direction',
            label: words.direction,
            kind: 'choice',
            choices: [
              ['more', words.more],
              ['fewer', words.fewer],
            ],
          },
          { name: 'credits', label: words.count, kind: 'number' },
          { name: 'reason', label: words.reason, kind: 'text', hint: words.reasonHint },
        ]}
        save={(_, { direction, credits, reason }) =>
          api.call<typeof adjustPass>('POST', '/desk/entitlements/{id}/adjustment', {
            params: { id },
            body: { credits: direction === 'more' ? credits : -credits, reason },
          })
        }
        done={words.adjusted}
        action={words.adjust}
        close={close}
      />
    </Dialog>
  );
}

/** Pauses a membership; begins with the next full month that is possible. */
export function PauseForm({ entitlement: { id, product_name, from }, close }: EntitlementFormProps) {
  const words = useWords(ENTITLEMENT_WORDS);
  const api = useApiClient();
  const [first] = useState(() => debitDayAfter(from, berlinDate(timeNow())));
  return (
    <Dialog heading={words.pauseHeading(product_name)} close={close}>
      <EditForm
        initial={{ from: first, until: addDays(debitDayAfter(from, first), -1) }}
        fields={[
          { name: 'from', label: words.pauseFrom, kind: 'date', hint: words.pauseHint },
          { name: 'until', label: words.pauseUntil, kind: 'date' },
        ]}
        save={(_, days) =>
          api.call<typeof pauseMembership>('POST', '/desk/entitlements/{id}/pause', {
            params: { id },
            body: days,
          })
        }
        done={words.paused}
        action={words.pause}
        close={close}
      />
    </Dialog>
  );
}

/** Sets the last day of a membership. */
export function EndForm({ entitlement: { id, product_name, until }, close }: EntitlementFormProps) {
  const words = useWords(ENTITLEMENT_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={words.endHeading(product_name)} close={close}>
      <EditForm
        initial={{ last_day: until ?? '' }}
        fields={[{ name: 'last_day', label: words.lastDay, kind: 'date', hint: words.lastDayHint }]}
        save={(_, wanted) =>
          api.call<typeof endMembership>('POST', '/desk/entitlements/{id}/end', {
            params: { id },
            body: wanted,
          })
        }
        done={words.ended}
        action={words.end}
        close={close}
      />
    </Dialog>
  );
}
