import type { CivilDate } from '../calendar/studio-calendar.ts';

/** Something a class needs, and how many people its room has it for. */
export interface EquipmentNeed {
  readonly equipment: string;
  /** Places of the class. */
  readonly needs: number;
  readonly has: number;
}

/** For how many people a room has something that the workout of a day needs. */
export interface EquipmentLimit {
  readonly date: CivilDate;
  readonly locationId: string;
  readonly equipment: string;
  readonly has: number;
}

/** What decides whether a class has enough equipment. */
export interface EquippedClass {
  readonly date: CivilDate;
  readonly locationId: string;
  readonly capacity: number;
}

/**
 * What a room has too little of for a class in which every place is taken, the scarcest first: 'needs 12 racks, the room has
 * 8' (studio operations, section 4: Timetable and Programme).
 */
export function equipmentShortages(
  { date, locationId, capacity }: EquippedClass,
  limits: readonly EquipmentLimit[],
): EquipmentNeed[] {
  return limits
    .filter((one) => one.date === date && one.locationId === locationId && one.has < capacity)
    .map(({ equipment, has }) => ({ equipment, needs: capacity, has }))
    .toSorted((one, other) => one.has - other.has || one.equipment.localeCompare(other.equipment));
}
