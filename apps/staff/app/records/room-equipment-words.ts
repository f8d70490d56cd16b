import type { InBothLanguages } from '@lifted/domain/language/language';

interface RoomEquipmentWords {
  readonly open: string;
  readonly heading: (room: string) => string;
  readonly lead: string;
  readonly forPeople: (equipment: string, people: number) => string;
}

/** Words about what there is to lift with in a room. */
export const ROOM_EQUIPMENT_WORDS: InBothLanguages<RoomEquipmentWords> = {
  en: {
    open: 'Equipment of this room',
    heading: (room) => `Equipment: ${room}`,
    lead: 'How many people can use it at the same time? Leave empty what there is enough of for everybody. The programme warns where a class has more places.',
    forPeople: (equipment, people) => `${equipment} for ${people}`,
  },
  de: {
    open: 'Geräte in diesem Raum',
    heading: (room) => `Geräte: ${room}`,
    lead: 'Wie viele Personen können gleichzeitig damit trainieren? Lass leer, was für alle reicht. Das Programm warnt, wo ein Kurs mehr Plätze hat.',
    forPeople: (equipment, people) => `${equipment} für ${people}`,
  },
};
