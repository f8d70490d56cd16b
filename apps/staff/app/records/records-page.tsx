import type { CoachFields, LocationFields, ProductFields } from '@lifted/contract/desk-records';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import {
  CoachForm,
  LocationForm,
  NEW_COACH,
  NEW_LOCATION,
  newProduct,
  ProductForm,
  type Edited,
} from './record-forms.tsx';
import { RECORDS_WORDS } from './records-words.ts';
import { useCoaches, useLocations, useProducts } from './use-records.ts';

/** What the studio sells, where classes take place, and who gives them. */
export function RecordsPage() {
  const words = useWords(RECORDS_WORDS);
  return (
    <SectionPage heading={words.heading}>
      <Products />
      <Locations />
      <Coaches />
    </SectionPage>
  );
}

function Products() {
  const words = useWords(RECORDS_WORDS);
  const language = useLanguage();
  const products = useProducts();
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const [edited, setEdited] = useState<Edited<ProductFields> | null>(null);
  const about = (fields: ProductFields) =>
    fields.credits !== null && fields.valid_months !== null
      ? words.pass(fields.credits, fields.valid_months)
      : words.membership(fields.term_months);
  return (
    <Card
      heading={words.products}
      busy={products.isPending}
      tool={
        isOwner && (
          <Button look="quiet" onClick={() => setEdited(newProduct(new Date()))}>
            {words.addProduct}
          </Button>
        )
      }
    >
      {!isOwner && <p>{words.ownersOnly}</p>}
      <Loaded query={products}>
        {(loaded) => (
          <Rows>
            {loaded.map(({ id, fields }) => (
              <Row
                key={id}
                name={fields.name}
                about={[about(fields), saleWords(fields, words, language)]}
                aside={`${exactEuroWords(fields.cents, language)}${fields.credits === null ? ` ${words.perMonth}` : ''}`}
                {...(isOwner && { action: words.change, open: () => setEdited({ id, fields }) })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited !== null && <ProductForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function saleWords(
  { on_sale_from: from, on_sale_to: to }: ProductFields,
  words: { readonly laterOnSale: (day: string) => string; readonly offSale: (day: string) => string },
  language: 'en' | 'de',
): string | null {
  const today = berlinDate(new Date());
  if (from > today) return words.laterOnSale(longDate(from, language));
  return to === null ? null : words.offSale(longDate(to, language));
}

function Locations() {
  const words = useWords(RECORDS_WORDS);
  const locations = useLocations();
  const [edited, setEdited] = useState<Edited<LocationFields> | null>(null);
  return (
    <Card
      heading={words.locations}
      busy={locations.isPending}
      tool={
        <Button look="quiet" onClick={() => setEdited(NEW_LOCATION)}>
          {words.addLocation}
        </Button>
      }
    >
      <Loaded query={locations}>
        {(loaded) => (
          <Rows>
            {loaded.map(({ id, fields }) => (
              <Row key={id} name={fields.name} action={words.change} open={() => setEdited({ id, fields })} />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited !== null && <LocationForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function Coaches() {
  const words = useWords(RECORDS_WORDS);
  const coaches = useCoaches();
  const [edited, setEdited] = useState<Edited<CoachFields> | null>(null);
  return (
    <Card
      heading={words.coaches}
      busy={coaches.isPending}
      tool={
        <Button look="quiet" onClick={() => setEdited(NEW_COACH)}>
          {words.addCoach}
        </Button>
      }
    >
      <Loaded query={coaches}>
        {(loaded) => (
          <Rows>
            {loaded.map(({ id, fields }) => (
              <Row
                key={id}
                name={fields.first_name}
                about={[fields.email === null ? words.doesNotSignIn : words.signsInAs(fields.email)]}
                action={words.change}
                open={() => setEdited({ id, fields })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited !== null && <CoachForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}
