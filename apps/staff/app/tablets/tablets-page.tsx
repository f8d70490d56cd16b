import type { DeskFloorDevice, getDeskFloor, revokeFloorDevice } from '@lifted/contract/desk/desk-floor';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDate } from '@lifted/domain/language/date-words';
import { clockWords } from '@lifted/domain/language/moment-words';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { AddTablet } from './add-tablet.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { TABLETS_WORDS } from './tablets-words.ts';

/** The tablets of the floor, and what coaches unlock them with: the owner's. For coaches their own PIN. */
export function TabletsPage() {
  const words = useWords(TABLETS_WORDS);
  if (!mayOpen(useSession().userRoles, ['owner'])) return <OwnPinPage />;
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <Tablets />
      <Pins />
    </SectionPage>
  );
}

function Tablets() {
  const words = useWords(TABLETS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const floor = useFloor();
  const [isAdding, setIsAdding] = useState(false);
  const [revoking, setRevoking] = useState<DeskFloorDevice | null>(null);
  const momentWords = (moment: string) => {
    const at = new Date(moment);
    return `${shortDate(berlinDate(at), language)}, ${clockWords(berlinTime(at), language)}`;
  };
  return (
    <Card
      heading={words.tablets}
      busy={floor.isPending}
      tool={
        <Button look="quiet" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={floor}>
        {({ devices }) =>
          devices.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Rows>
              {devices.map((device) => (
                <Row
                  key={device.id}
                  name={device.name}
                  about={[
                    device.location_name,
                    device.last_seen_at && words.lastSeen(momentWords(device.last_seen_at)),
                  ]}
                  aside={words.states[device.state]}
                  {...(device.state !== 'revoked' && {
                    action: words.revoke,
                    open: () => setRevoking(device),
                  })}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {isAdding && <AddTablet close={() => setIsAdding(false)} />}
      {revoking !== null && (
        <ConfirmDialog
          heading={words.revokeHeading(revoking.name)}
          action={words.revoke}
          act={() =>
            api.call<typeof revokeFloorDevice>('DELETE', '/desk/floor-devices/{deviceId}', {
              params: { deviceId: revoking.id },
            })
          }
          done={words.revoked(revoking.name)}
          canUndo={false}
          close={() => setRevoking(null)}
        >
          <p>{words.revokeLead}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function useFloor() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'floor'],
    queryFn: ({ signal }) => api.call<typeof getDeskFloor>('GET', '/desk/floor', { signal }),
  });
}

function Pins() {
  const words = useWords(TABLETS_WORDS);
  const floor = useFloor();
  const [coach, setCoach] = useState<{ readonly id: string; readonly name: string } | null>(null);
  return (
    <Card heading={words.pins} busy={floor.isPending}>
      <p>{words.pinsLead}</p>
      <Loaded query={floor}>
        {({ coaches }) => (
          <Rows>
            {coaches.map(({ id, first_name: name, has_pin: hasPin }) => (
              <Row
                key={id}
                name={name}
                about={[hasPin ? words.hasPin : words.hasNoPin]}
                action={words.setPin}
                open={() => setCoach({ id, name })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {coach !== null && (
        <PinDialog heading={words.pinOf(coach.name)} coachId={coach.id} close={() => setCoach(null)} />
      )}
    </Card>
  );
}

function OwnPinPage() {
  const words = useWords(TABLETS_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionPage heading={words.ownPin} lead={words.ownPinLead}>
      <p>
        <Button look="outline" onClick={() => setIsOpen(true)}>
          {words.setPin}
        </Button>
      </p>
      {isOpen && <PinDialog heading={words.ownPin} coachId="me" close={() => setIsOpen(false)} />}
    </SectionPage>
  );
}
