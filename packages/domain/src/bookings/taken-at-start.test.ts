import { describe, expect, it } from 'vitest';
import { takenAtStart, type PlaceInTime } from './taken-at-start.ts';

const START = new Date('2026-11-25T18:00:00Z');
const at = (time: string) => new Date(`2026-11-25T${time}Z`);

type How = 'late' | 'free';
const place = (id: string, person: number, from: string, until?: string, how: How = 'free'): PlaceInTime => ({
  id,
  person,
  from: at(from),
  until: until === undefined ? null : at(until),
  isLate: how === 'late',
});
const taken = (...places: PlaceInTime[]) => [...takenAtStart(places, START)];

const ADA = place('ada', 1, '01:00', '10:00', 'late');

describe('a place cancelled late', () => {
  it('that nobody takes is not taken', () => {
    expect(taken(ADA, place('other', 2, '09:59'))).toEqual([]);
  });

  it('is taken by who books it after, at that instant too', () => {
    expect(taken(ADA, place('ben', 2, '10:00'))).toEqual(['ada']);
    expect(taken(ADA, { ...place('guest', 0, '12:00'), person: null })).toEqual(['ada']);
  });

  it('is not taken by who arrives when the class starts, or cancels free before', () => {
    expect(taken(ADA, place('ben', 2, '18:00'))).toEqual([]);
    expect(taken(ADA, place('ben', 2, '11:00', '11:05'))).toEqual([]);
    expect(taken(ADA, place('ben', 2, '11:00', '18:00'))).toEqual(['ada']);
  });

  it('is taken by its own member, if they stay this time', () => {
    expect(taken(ADA, place('again', 1, '11:00'))).toEqual(['ada']);
    expect(taken(ADA, place('again', 1, '11:00', '11:05'))).toEqual([]);
  });

  it('is taken by the one who comes after somebody who cancelled free', () => {
    expect(taken(ADA, place('ben', 2, '11:00', '11:05'), place('cem', 3, '11:02'))).toEqual(['ada']);
  });

  it('is not taken by somebody who had a place and changed it for another', () => {
    const before = place('ben', 2, '09:55', '10:03');
    expect(taken(ADA, before, place('again', 2, '10:04'))).toEqual([]);
  });

  it('and again late depends on the last one', () => {
    const ben = place('ben', 2, '11:00', '12:00', 'late');
    expect(taken(ADA, ben)).toEqual([]);
    expect(taken(ADA, ben, place('cem', 3, '13:00'))).toEqual(['ada', 'ben']);
    const own = place('again', 1, '11:00', '12:00', 'late');
    expect(taken(ADA, own, place('third', 1, '13:00'))).toEqual(['ada', 'again']);
  });

  it('at the instant it was had makes up for an earlier one, never for itself', () => {
    const ben = place('ben', 2, '11:00', '11:00', 'late');
    const cem = place('cem', 3, '11:00', '11:00', 'late');
    expect(taken(ben)).toEqual([]);
    expect(taken(ADA, ben, cem)).toEqual([]);
    expect(taken(ADA, ben, cem, place('dora', 4, '11:00'))).toEqual(['ada']);
    // Two servers whose clocks differ: cancelled before it was had.
    expect(taken(place('eva', 5, '11:01', '11:00', 'late'), ben)).toEqual([]);
  });

  it('is one of several: each later place makes up for one, the first that was open', () => {
    const dora = place('dora', 4, '02:00', '10:30', 'late');
    expect(taken(dora, ADA, place('ben', 2, '11:00'))).toEqual(['ada']);
    expect(taken(dora, ADA, place('ben', 2, '10:10'))).toEqual(['ada']);
    expect(taken(dora, ADA, place('ben', 2, '11:00'), place('cem', 3, '11:00'))).toEqual(['ada', 'dora']);
  });
});
