import { expect, it } from 'vitest';
import { equipmentShortages, type EquipmentLimit } from './equipment-shortage.ts';

const DAY = '2026-11-25';
const limit = (equipment: string, has: number, more: Partial<EquipmentLimit> = {}): EquipmentLimit => ({
  date: DAY,
  locationId: 'loft',
  equipment,
  has,
  ...more,
});
const inLoft = (capacity: number, timerName = 'Legs') => ({
  timerName,
  date: DAY,
  locationId: 'loft',
  capacity,
});

it('names what a full class has too little of, the scarcest first', () =>
  expect(
    equipmentShortages(inLoft(12), [limit('Rowers', 8), limit('Racks', 8), limit('Bikes', 2)]).map(
      ({ equipment, needs, has }) => `${equipment} ${has}/${needs}`,
    ),
  ).toEqual(['Bikes 2/12', 'Racks 8/12', 'Rowers 8/12']));

it('has nothing to say where there is one for everybody', () =>
  expect(equipmentShortages(inLoft(12), [limit('Racks', 12), limit('Rowers', 14)])).toEqual([]));

it('looks only at the room and the day of the class', () =>
  expect(
    equipmentShortages(inLoft(12), [
      limit('Racks', 8, { locationId: 'hall' }),
      limit('Racks', 8, { date: '2026-11-26' }),
    ]),
  ).toEqual([]));

it('looks only at the workout that the class follows', () => {
  const limits = [
    limit('Racks', 8, { classes: { only: 'Legs' } }),
    limit('Benches', 8, { classes: { only: 'Push Day' } }),
    limit('Rowers', 8, { classes: { all_but: ['Legs', 'Push Day'] } }),
  ];
  const lacking = (timerName: string) =>
    equipmentShortages(inLoft(12, timerName), limits).map(({ equipment }) => equipment);
  expect([lacking('Legs'), lacking('Push Day'), lacking('Open Floor')]).toEqual([
    ['Racks'],
    ['Benches'],
    ['Rowers'],
  ]);
});
