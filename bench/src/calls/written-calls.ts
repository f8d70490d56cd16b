import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Member } from '../dashboard/members.ts';
import type { Turn } from './addresses.ts';
import type { CallerName } from './callers.ts';
import { COACH, freeClassOf, NOW_CLASS, PEOPLE_IN_CLASS, placeInNowClass } from './present-rows.ts';

/** What is sent: a path below `/api`, with a body where something is written. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

/** A call that writes. What it needs to know is looked up before the time is taken. */
export interface WrittenCall {
  readonly name: string;
  readonly caller: CallerName;
  readonly request: (turn: Turn, pool: Pool) => Promise<Sent>;
}

const MOST_SETS = 5;

/** What members, tablets and the desk write most, in an order in which each finds what the one before it left. */
export const WRITTEN_CALLS: readonly WrittenCall[] = [
  {
    name: 'book a class',
    caller: 'member',
    request: async ({ member, lap }) => ({
      method: 'POST',
      path: `/workouts/${freeClassOf(member.number, lap)}/bookings`,
      body: {},
    }),
  },
  {
    name: 'cancel the place',
    caller: 'member',
    async request({ member, lap }, pool) {
      const { rows } = await pool.query<{ id: string }>(
        'select id from studio.bookings where customer_number = $1 and workout_id = $2 and canceled_at is null',
        [member.number, freeClassOf(member.number, lap)],
      );
      return { method: 'POST', path: `/bookings/${rows[0]?.id ?? 'none'}/cancellation`, body: {} };
    },
  },
  {
    name: 'check in',
    caller: 'tablet',
    request: async ({ members, round }) => ({
      method: 'PUT',
      path: `/floor/classes/${NOW_CLASS}/attendance/booking/${placeInNowClass(members, round).bookingId}`,
      body: { is_present: isMarked(members, round), coach_id: COACH },
    }),
  },
  {
    name: 'mark present at the desk',
    caller: 'desk',
    request: async ({ members, round }) => ({
      method: 'PUT',
      path: `/desk/classes/${NOW_CLASS}/attendance/booking/${placeInNowClass(members, round).bookingId}`,
      body: { is_present: isMarked(members, round) },
    }),
  },
  {
    name: 'log a set',
    caller: 'tablet',
    async request({ members, round }, pool) {
      const { rows } = await pool.query<{ id: string }>(
        `select exercise_id as id from studio.wod_exercises where date = studio.berlin_date(now()) and section = 'main' and position = 1`,
      );
      const entry = {
        id: randomUUID(),
        workout_id: NOW_CLASS,
        customer_id: placeInNowClass(members, round).customerId,
        coach_id: COACH,
        exercise_id: rows[0]?.id ?? '',
        exercise_number: 1,
        set_number: 1 + (round % MOST_SETS),
        lifted: { reps: 8, weight: 40 + round },
        base: null,
        settles: [],
        made_at: new Date().toISOString(),
      };
      return { method: 'POST', path: '/floor/set-entries', body: { entries: [entry] } };
    },
  },
];

/** Everybody is marked once before anybody is unmarked. */
function isMarked(members: readonly Member[], round: number): boolean {
  return Math.floor(round / Math.min(PEOPLE_IN_CLASS, members.length)) % 2 === 0;
}
