/** The demo studio's classes. Each day follows from its date alone, so every start generates the same classes. */
import { type CivilDate, daysBetween, weekdayFromMonday } from '@lifted/domain/calendar/studio-calendar';
import {
  DEMO_COACHES,
  type DemoCoachId,
  type DemoLocationId,
  LOFT,
  MAIN_FLOOR,
} from './demo-people-and-places.ts';
import { themeOfClass, themeOfSmallClass } from './training-themes.ts';

/** One class; its id contains day, time and floor. */
export interface DemoClass {
  readonly id: string;
  readonly timerName: string;
  readonly date: CivilDate;
  /** 'HH:MM' in Berlin. */
  readonly time: string;
  readonly coachId: DemoCoachId;
  readonly locationId: DemoLocationId;
  readonly capacity: number;
  readonly setNumber: number;
}

/** Consecutive classes of one coach on one floor. Shifts of one day have different coaches. */
interface Shift {
  readonly locationId: DemoLocationId;
  readonly times: readonly string[];
}

const WEEKDAY: readonly Shift[] = [
  { locationId: MAIN_FLOOR.id, times: ['06:30', '07:30', '09:00'] },
  { locationId: MAIN_FLOOR.id, times: ['12:15'] },
  { locationId: MAIN_FLOOR.id, times: ['16:30', '17:30'] },
  { locationId: MAIN_FLOOR.id, times: ['18:30', '19:30', '20:30'] },
  { locationId: LOFT.id, times: ['08:00'] },
  { locationId: LOFT.id, times: ['18:00', '19:00'] },
];
const LONG_WEEKDAY: readonly Shift[] = [...WEEKDAY, { locationId: LOFT.id, times: ['12:45'] }];
const WEEKEND: readonly Shift[] = [
  { locationId: MAIN_FLOOR.id, times: ['09:00', '10:00', '11:00'] },
  { locationId: MAIN_FLOOR.id, times: ['12:00', '13:30'] },
  { locationId: MAIN_FLOOR.id, times: ['15:00', '16:00'] },
  { locationId: LOFT.id, times: ['09:30', '10:30', '11:30'] },
];
const MONDAY_TO_SUNDAY = [WEEKDAY, LONG_WEEKDAY, WEEKDAY, LONG_WEEKDAY, WEEKDAY, WEEKEND, WEEKEND] as const;

const MAIN_FLOOR_PLACES = 12;
const LOFT_PLACES = 10;
/** The most popular hour has extra stations. */
const BUSIEST_TIME = '18:30';
const BUSIEST_PLACES = 14;

/** The first Monday of the studio's first year; coaches rotate from here. */
const ROTA_START: CivilDate = '2021-01-04';
/** Shifts the rota advances per day; coprime to the number of coaches, so that all get all shifts. */
const ROTA_STEP = 3;

/** The classes of a day by start time. */
export function demoClassesOn(date: CivilDate): DemoClass[] {
  const shifts = MONDAY_TO_SUNDAY[weekdayFromMonday(date)] ?? WEEKDAY;
  const classes = shifts.flatMap(({ locationId, times }, index) =>
    times.map((time) => ({ time, locationId, coachId: coachOn(date, index) })),
  );
  const turns = new Map<DemoLocationId, number>();
  return classes
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .map((planned) => {
      const turn = turns.get(planned.locationId) ?? 0;
      turns.set(planned.locationId, turn + 1);
      return demoClass(date, planned, turn);
    });
}

function demoClass(
  date: CivilDate,
  planned: Pick<DemoClass, 'time' | 'locationId' | 'coachId'>,
  turn: number,
): DemoClass {
  const { time, locationId } = planned;
  const { timerName, setNumber } =
    locationId === LOFT.id ? themeOfSmallClass(date, turn) : themeOfClass(date, turn);
  const id = `${date}-${time.replace(':', '')}-${locationId}`;
  return { ...planned, id, date, timerName, setNumber, capacity: placesAt(time, locationId) };
}

function coachOn(date: CivilDate, shift: number): DemoCoachId {
  const turn = daysBetween(ROTA_START, date) * ROTA_STEP + shift;
  const coaches = DEMO_COACHES.length;
  const [first] = DEMO_COACHES;
  return (DEMO_COACHES[((turn % coaches) + coaches) % coaches] ?? first).id;
}

function placesAt(time: string, locationId: DemoLocationId): number {
  if (locationId === LOFT.id) return LOFT_PLACES;
  return time === BUSIEST_TIME ? BUSIEST_PLACES : MAIN_FLOOR_PLACES;
}
