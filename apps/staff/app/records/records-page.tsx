import type { LocationFields } from '@lifted/contract/desk-records';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import type { Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { AddBranch, Branches } from './branches-card.tsx';
import { ClassKinds } from './class-kinds/class-kinds-card.tsx';
import { Challenges } from './challenges-card.tsx';
import { Coaches } from './coaches-card.tsx';
import { LocationForm, NEW_LOCATION } from './record-forms.tsx';
import { Implements } from './implements/implements-card.tsx';
import { Partners } from './partners-card.tsx';
import { Products } from './products/products-card.tsx';
import { RECORDS_WORDS } from './records-words.ts';
import styles from './records-page.module.css';
import { RoomEquipmentForm, useScarceEquipment } from './room-equipment.tsx';
import { Team } from './team-card.tsx';
import { useBranches } from '../parts/branches/use-branches.ts';
import { useLocations } from './use-records.ts';

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
