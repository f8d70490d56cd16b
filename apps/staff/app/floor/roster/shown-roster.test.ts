import type { FloorPlace } from '@lifted/contract/floor/floor';
import { expect, it } from 'vitest';
import type { FloorCommand } from '../queue/floor-commands.ts';
import { isRosterClosed, peopleToLog, shownRoster } from './shown-roster.ts';

const place = (id: string, more: Partial<FloorPlace> = {}): FloorPlace => ({
  kind: 'booking',
  id,
  name: id,
  customer_id: `customer ${id}`,
  is_present: false,
  is_first_time: false,
  is_unconfirmed: false,
  is_beyond: false,
  is_walk_in: false,
  partner_name: null,
  ...more,
});
const mark = (id: string, isPresent: boolean, classId = 'evening'): FloorCommand => ({
  kind: 'mark',
  id: `mark ${id} ${isPresent}`,
  classId,
  place: { kind: 'booking', id },
  name: id,
  isPresent,
  coachId: 'carla',
});
const ROSTER = [place('ada'), place('bo', { is_present: true, is_first_time: true }), place('cy')];

it('shows the last mark of each person in this class, sent or not', () => {
  const unsent = [mark('ada', true), mark('bo', true), mark('bo', false), mark('cy', true, 'another')];
  const shown = shownRoster('evening', ROSTER, unsent);
  expect(shown.map(({ is_present }) => is_present)).toEqual([true, false, false]);
  expect(shown[2]).toBe(ROSTER[2]);
});

it('logs members who are there, says who is new, and leaves out who has no record', () => {
  const visitor = place('tom', { kind: 'test', customer_id: null, is_present: true });
  expect(peopleToLog([...ROSTER, visitor])).toEqual([
    { customerId: 'customer bo', name: 'bo', isNew: true, isAbsent: false },
  ]);
});

it('keeps who is no longer marked in sight while something is entered for them', () => {
  const shown = shownRoster('evening', ROSTER, [mark('bo', false)]);
  expect(peopleToLog(shown, new Set(['customer bo']))).toEqual([
    { customerId: 'customer bo', name: 'bo', isNew: true, isAbsent: true },
  ]);
});

it('is closed or open as the last command says, sent or not', () => {
  const command = (kind: 'close' | 'reopen', classId = 'evening') =>
    ({ kind, id: kind, classId, coachId: 'carla' }) as const;
  const isClosed = (roster_closed_at: string | null, ...unsent: FloorCommand[]) =>
    isRosterClosed({ id: 'evening', roster_closed_at }, unsent);
  const at = '2026-11-20T19:00:00Z';
  expect([isClosed(null), isClosed(at), isClosed(null, command('close'))]).toEqual([false, true, true]);
  expect(isClosed(at, command('reopen'))).toBe(false);
  expect(isClosed(null, command('close'), command('reopen'))).toBe(false);
  expect(isClosed(null, command('close', 'another'))).toBe(false);
});
