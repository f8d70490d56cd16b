import type { CoachFields, LocationFields, ProductFields } from '@lifted/contract/desk-records';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Portrait } from '@lifted/design/layout/portrait.tsx';
import { validOnlyWords } from '@lifted/domain/bookings/valid-in';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { studio } from '@lifted/profile/studio';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import type { Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { productAsked, useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import { AddBranch, Branches } from './branches-card.tsx';
import { ClassKinds } from './class-kinds/class-kinds-card.tsx';
import { Challenges } from './challenges-card.tsx';
import {
  CoachForm,
  LocationForm,
  NEW_COACH,
  NEW_LOCATION,
  newProduct,
  ProductForm,
} from './record-forms.tsx';
import { Implements } from './implements/implements-card.tsx';
import { Partners } from './partners-card.tsx';
import { BRANCH_WORDS } from './branch-words.ts';
import { RECORDS_WORDS } from './records-words.ts';
import styles from './records-page.module.css';
import { RoomEquipmentForm, useScarceEquipment } from './room-equipment.tsx';
import { Team } from './team-card.tsx';
import { branchNames } from '../parts/branches/branch-names.ts';
import { useBranches } from '../parts/branches/use-branches.ts';
import { useCoaches, useLocations, useProducts } from './use-records.ts';

/** What the studio sells, what classes are, where they take place and with what, who gives them, and whose members come as guests. */
export function RecordsPage() {
  const words = useWords(RECORDS_WORDS);
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  return (
    <SectionPage heading={words.heading}>
      <Products />
      <Branches />
      <Locations />
      <Implements />
      <ClassKinds />
      <Coaches />
      {isOwner && <Team />}
      <Challenges />
      <Partners />
    </SectionPage>
  );
}

function Products() {
  const words = useWords(RECORDS_WORDS);
  const language = useLanguage();
  const products = useProducts();
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
                  saleWords(fields, words, language),
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
          houses={housesToChoose(branches, `${branchWords.ownAddress}, ${studio.address.street}`)}
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

/** What a product can be valid at, id and name; none in a studio of one house. */
function housesToChoose(branches: Branches, ownName: string): readonly (readonly [string, string])[] {
  if (branches.length === 0) return [];
  return [...branches.map(({ id, fields }) => [id, fields.name] as const), [OWN_ADDRESS, ownName]];
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
  const branches = useBranches().data?.map(({ id, fields }) => [id, fields.name] as const);
  const nameOf = new Map(branches);
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const [edited, setEdited] = useState<Edited<LocationFields> | null>(null);
  const [equipped, setEquipped] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const scarceIn = useScarceEquipment();
  return (
    <Card
      heading={words.locations}
      busy={locations.isPending}
      tool={
        <span className={styles.tools}>
          {isOwner && branches?.length === 0 && <AddBranch />}
          <Button look="quiet" onClick={() => setEdited(NEW_LOCATION)}>
            {words.addLocation}
          </Button>
        </span>
      }
    >
      <Loaded query={locations}>
        {(loaded) => (
          <Rows>
            {loaded.map(({ id, fields }) => (
              <Row
                key={id}
                name={fields.name}
                about={[(fields.branch_id !== null && nameOf.get(fields.branch_id)) || null, scarceIn(id)]}
                action={words.change}
                open={() => setEdited({ id, fields })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {edited !== null && branches !== undefined && (
        <LocationForm
          edited={edited}
          branches={branches}
          openEquipment={(room) => {
            setEdited(null);
            setEquipped(room);
          }}
          close={() => setEdited(null)}
        />
      )}
      {equipped !== null && <RoomEquipmentForm room={equipped} close={() => setEquipped(null)} />}
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
                name={
                  <>
                    <span className={styles.portrait}>
                      <Portrait
                        name={fields.first_name}
                        imageUrl={fields.profile_image_url}
                        size="small"
                        alt=""
                      />
                    </span>
                    {fields.first_name}
                  </>
                }
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
