import { expect, it } from 'vitest';
import { branchChoices, roomsIn } from './branch-choices.ts';

const branch = (id: string) => ({
  id,
  fields: { name: `Lifted ${id}`, street: 'S 1', postcode: '1', city: 'B' },
});
const room = (id: string, at: string | null) => ({ id, fields: { name: id, branch_id: at } });
const north = branch('north');
const south = branch('south');

it('a studio at one address has nothing to choose', () => {
  expect(branchChoices([], [room('hall', null), room('loft', null)], 'Own')).toEqual([]);
  expect(branchChoices([north], [room('hall', 'north')], 'Own')).toEqual([]);
  expect(branchChoices([north], [], 'Own')).toEqual([]);
});

it('a chain has its branches, and the studio’s own address while it has a room', () => {
  expect(branchChoices([north, south], [room('hall', 'north')], 'Own')).toEqual([
    ['north', 'Lifted north'],
    ['south', 'Lifted south'],
  ]);
  expect(branchChoices([north], [room('hall', 'north'), room('yard', null)], 'Own')).toEqual([
    ['north', 'Lifted north'],
    ['own', 'Own'],
  ]);
});

it('rooms are those of the branch; of the studio’s own address, those of none', () => {
  const rooms = [room('hall', 'north'), room('loft', 'north'), room('yard', null)];
  expect([...roomsIn('north', rooms)]).toEqual(['hall', 'loft']);
  expect([...roomsIn('own', rooms)]).toEqual(['yard']);
  expect([...roomsIn('south', rooms)]).toEqual([]);
});
