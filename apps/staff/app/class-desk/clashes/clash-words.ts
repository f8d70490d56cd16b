import type { EquipmentNeed } from '@lifted/domain/classes/equipment-shortage';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ClashWords extends Readonly<
  Record<'coach' | 'location', (taken: string, name: string, time: string) => string>
> {
  readonly times: (classes: number, firstDay: string) => string;
  readonly elsewhere: (coaches: string) => string;
  /** `day`: null where the dialog is about one day. */
  readonly twice: (person: string, name: string, time: string, day: string | null) => string;
  readonly closed: (reason: string) => string;
  readonly closedOn: (day: string, reason: string) => string;
  readonly equipment: (need: EquipmentNeed) => string;
}

/** Words of a coach, a room or a person with two classes at a time, closed days, and a room that has too little for a class. */
export const CLASH_WORDS: InBothLanguages<ClashWords> = {
  en: {
    coach: (coach, name, time) => `${coach} coaches ${name} at ${time}.`,
    location: (room, name, time) => `${room} has ${name} at ${time}.`,
    times: (classes, day) => (classes === 1 ? `On ${day}.` : `${classes} times from ${day} on.`),
    elsewhere: (coaches) => `Teaching another class then: ${coaches}.`,
    twice: (person, name, time, day) =>
      `${person} would be in two classes: ${name} is ${day === null ? '' : `on ${day} `}at ${time}.`,
    closed: (reason) => `The studio is closed on this day (${reason}).`,
    closedOn: (day, reason) => `Not on ${day}: the studio is closed (${reason}).`,
    equipment: ({ equipment, needs, has }) =>
      `The workout needs ${equipment} for ${needs}, the room has ${has === 0 ? 'none' : `it for ${has}`}.`,
  },
  de: {
    coach: (coach, name, time) => `${coach} leitet um ${time}\u00a0Uhr schon ${name}.`,
    location: (room, name, time) => `${room} ist um ${time}\u00a0Uhr schon belegt: ${name}.`,
    // A short date may end with a full stop, so that it cannot be the last word.
    times: (classes, day) =>
      classes === 1 ? `Das ist nur am ${day} so.` : `Das ist ab ${day} ${classes}-mal so.`,
    elsewhere: (coaches) => `Dann in einem anderen Kurs: ${coaches}.`,
    twice: (person, name, time, day) =>
      `${person} wäre in zwei Kursen zugleich: ${name} beginnt ${day === null ? '' : `am ${day} `}um ${time}\u00a0Uhr.`,
    closed: (reason) => `An diesem Tag ist das Studio geschlossen (${reason}).`,
    closedOn: (day, reason) => `Nicht am ${day}: Das Studio ist geschlossen (${reason}).`,
    equipment: ({ equipment, needs, has }) =>
      `Das Workout braucht ${equipment} für ${needs}, im Raum ${has === 0 ? 'gibt es das nicht' : `reicht es für ${has}`}.`,
  },
};
