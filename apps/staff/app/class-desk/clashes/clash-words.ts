import type { EquipmentNeed } from '@lifted/domain/classes/equipment-shortage';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ClashWords extends Readonly<
  Record<'coach' | 'location', (taken: string, name: string, time: string) => string>
> {
  readonly closed: (reason: string) => string;
  readonly equipment: (need: EquipmentNeed) => string;
}

/** Words of a coach or a room that has two classes at a time, and of a room that has too little for one. */
export const CLASH_WORDS: InBothLanguages<ClashWords> = {
  en: {
    coach: (coach, name, time) => `${coach} coaches ${name} at ${time}.`,
    location: (room, name, time) => `${room} has ${name} at ${time}.`,
    closed: (reason) => `The studio is closed on this day (${reason}).`,
    equipment: ({ equipment, needs, has }) =>
      `The workout needs ${equipment} for ${needs}, the room has ${has === 0 ? 'none' : `it for ${has}`}.`,
  },
  de: {
    coach: (coach, name, time) => `${coach} leitet um ${time} Uhr schon ${name}.`,
    location: (room, name, time) => `${room} ist um ${time} Uhr schon belegt: ${name}.`,
    closed: (reason) => `An diesem Tag ist das Studio geschlossen (${reason}).`,
    equipment: ({ equipment, needs, has }) =>
      `Das Workout braucht ${equipment} für ${needs}, im Raum ${has === 0 ? 'gibt es das nicht' : `reicht es für ${has}`}.`,
  },
};
