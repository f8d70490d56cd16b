import type { roomEquipmentCalls, RoomEquipmentFields } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { ROOM_EQUIPMENT_WORDS } from './room-equipment-words.ts';
import { useRoomEquipment } from './use-records.ts';

/** What a room has too little of for everybody: 'Trap bar for 6'; null for a room that has enough. */
export function useScarceEquipment(): (room: string) => string | null {
  const words = useWords(ROOM_EQUIPMENT_WORDS);
  const { data } = useRoomEquipment();
  return (room) => {
    const fields = data?.rooms.find(({ id }) => id === room)?.fields ?? {};
    const said = data?.implements.flatMap(({ id, name }) => {
      const people = fields[id] ?? null;
      return people === null ? [] : [words.forPeople(name, people)];
    });
    return said?.join(', ') || null;
  };
}

interface RoomEquipmentFormProps {
  readonly room: { readonly id: string; readonly name: string };
  readonly close: () => void;
}

/** For how many people a room has what is lifted there; the programme warns of classes with more places. */
export function RoomEquipmentForm({ room, close }: RoomEquipmentFormProps) {
  const words = useWords(ROOM_EQUIPMENT_WORDS);
  const { savedRecord } = useWords(PARTS_WORDS);
  const api = useApiClient();
  const { data } = useRoomEquipment();
  const fields = data?.rooms.find(({ id }) => id === room.id)?.fields;
  return (
    <Dialog heading={words.heading(room.name)} close={close}>
      <p>{words.lead}</p>
      {data !== undefined && fields !== undefined && (
        <EditForm<RoomEquipmentFields>
          initial={fields}
          fields={data.implements.map(
            ({ id, name }) => ({ name: id, label: name, kind: 'number', isOptional: true }) as const,
          )}
          save={(was, wanted) =>
            api.call<typeof roomEquipmentCalls.edit>('PUT', '/desk/room-equipment/{id}', {
              params: { id: room.id },
              body: { was, fields: wanted },
            })
          }
          done={savedRecord(room.name)}
          close={close}
        />
      )}
    </Dialog>
  );
}
