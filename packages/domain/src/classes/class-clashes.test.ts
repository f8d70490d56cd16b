import { expect, it } from 'vitest';
import { busyCoaches, classClashes, type PlannedClass } from './class-clashes.ts';

const planned = (id: string, time: string, coachId: string, locationId: string): PlannedClass => ({
  id,
  start: new Date(`2026-11-23T${time}+01:00`),
  coachId,
  locationId,
  isCanceled: false,
});

it('finds two classes of one coach at the same time, and two in one room', () =>
  expect(
    classClashes([
      planned('c', '10:30', 'jana', 'loft'),
      planned('a', '10:00', 'jana', 'hall'),
      planned('b', '10:15', 'tom', 'hall'),
    ]),
  ).toEqual([
    { shared: 'location', ids: ['a', 'b'] },
    { shared: 'coach', ids: ['a', 'c'] },
  ]));

it('lets one class follow the other without a break', () =>
  expect(
    classClashes([planned('a', '10:00', 'jana', 'hall'), planned('b', '10:45', 'jana', 'hall')]),
  ).toEqual([]));

it('sees an overlap of one minute', () =>
  expect(
    classClashes([planned('a', '10:00', 'jana', 'hall'), planned('b', '10:44', 'jana', 'loft')]),
  ).toHaveLength(1));

it('leaves out cancelled classes', () =>
  expect(
    classClashes([
      planned('a', '10:00', 'jana', 'hall'),
      { ...planned('b', '10:00', 'jana', 'hall'), isCanceled: true },
    ]),
  ).toEqual([]));

it('knows who teaches at a time, to the minute, and no cancelled class', () => {
  const classes = [
    planned('a', '10:00', 'jana', 'hall'),
    planned('b', '10:45', 'tom', 'hall'),
    { ...planned('c', '10:00', 'ida', 'loft'), isCanceled: true },
  ];
  const at = (time: string, except?: string) => [
    ...busyCoaches(new Date(`2026-11-23T${time}+01:00`), classes, except),
  ];
  expect(at('10:00')).toEqual(['jana']);
  expect(at('10:44')).toEqual(['jana', 'tom']);
  expect(at('10:45')).toEqual(['tom']);
  expect(at('10:00', 'a')).toEqual([]);
});
