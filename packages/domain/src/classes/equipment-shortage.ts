import type { CivilDate } from '../calendar/studio-calendar.ts';

/** Something a class needs, and how many people its room has it for. */
export interface EquipmentNeed {
  readonly equipment: string;
  /** Places of the class. */
  readonly needs: number;
  readonly has: number;
}

/** Whose workout it is: of classes of one name, or of all but those of some names. */
export type ClassesByName = { readonly only: string } | { readonly all_but: string[] };

/** For how many people a room has something that a workout of a day needs. */
export interface EquipmentLimit {
  /** Left out: of all classes. */
  readonly classes?: ClassesByName;
  readonly date: CivilDate;
  readonly locationId: string;
  readonly equipment: string;
  readonly has: number;
}

/** What decides whether a class has enough equipment. */
export interface EquippedClass {
  readonly timerName: string;
  readonly date: CivilDate;
  readonly locationId: string;
  readonly capacity: number;
}

/**
 * What a room has too little of for a class in which every place is taken, the scarcest first: 'needs 12 racks, the room has
 * 8' (studio operations, section 4: Timetable and Programme).
 */
export function equipmentShortages(
  { timerName, date, locationId, capacity }: EquippedClass,
  limits: readonly EquipmentLimit[],
): EquipmentNeed[] {
  return limits
    .filter((one) => one.date === date && one.locationId === locationId && one.has < capacity)
    .filter(({ classes = { all_but: [] } }) => isAmong(timerName, classes))
    .map(({ equipment, has }) => ({ equipment, needs: capacity, has }))
    .toSorted((one, other) => one.has - other.has || one.equipment.localeCompare(other.equipment));
}

function isAmong(name: string, classes: ClassesByName): boolean {
  return 'only' in classes ? classes.only === name : !classes.all_but.includes(name);
}
