/** CSV files of a studio whose members cover every oddity of time and bookings. They follow from a seed. */
import { addDays, berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { seededRandom, wholeBetween } from '../../demo/content/seeded-random.ts';

const FIRST_DAY = '2025-06-02';
const DAYS = 560;
/** Both clock changes, the repeated hour, midnights, week boundaries, and the weeks around new year. */
const ODD_STARTS = [
  '2026-03-28T23:00:00Z',
  '2026-03-29T00:30:00Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T21:59:00Z',
  '2026-03-29T22:00:00Z',
  '2025-10-25T22:00:00Z',
  '2025-10-26T00:30:00Z',
  '2025-10-26T01:30:00Z',
  '2025-10-26T22:59:00Z',
  '2025-10-26T23:00:00Z',
  '2025-12-31T22:59:00Z',
  '2025-12-31T23:00:00Z',
  '2026-01-04T22:59:00Z',
  '2026-01-04T23:00:00Z',
  '2026-02-28T23:00:00Z',
];
const TIMES = ['00:00', '07:00', '18:30', '23:59'];
const EXERCISES = [
  ['squat', 'Legs'],
  ['lunge', 'Legs'],
  ['bench', 'Chest'],
  ['row', 'Back'],
  ['pull-up', 'Back'],
  ['dip', 'Dips'],
  ['push-up', 'Push-ups'],
] as const;
const WEIGHTS = ['0', '20', '42.5', '60', '61.25', '61.3', '80', '100.75'];

const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['pull-up', ['', 'external', 'bodyweight', 'added', 'assisted']],
  ['dip', ['bodyweight', 'added', 'assisted', 'assisted']],
  ['push-up', ['', 'bodyweight']],
]);

/** The files of a studio with this many members by name, as the import takes them; no text in them needs quotes. */
export function oddStudioFiles(count: number): Record<string, string> {
  const starts = [...ODD_STARTS, ...ordinaryStarts()].map((start, at) => ({ id: workoutId(at), start }));
  const random = seededRandom('odd members');
  const bookings: string[] = [];
  const sets: string[] = [];
  for (let member = 1; member <= count; member++) {
    const eagerness = random() * 0.3;
    for (const [at, { id, start }] of starts.entries()) {
      const isOdd = at < ODD_STARTS.length;
      if (random() >= (isOdd ? 0.3 : eagerness)) continue;
      bookings.push(...bookingsOf(`c${member}`, id, start, random()));
      if (random() < 0.7) sets.push(...setsOf(`c${member}`, id, random));
    }
  }
  const members = Array.from({ length: count }, (_, at) => `c${at + 1},Mia,Berger,c${at + 1}@member.example`);
  return {
    'locations.csv': 'id,name\nmain,Main Floor\n',
    'coaches.csv': 'id,first_name,profile_image_url\njana,Jana,\n',
    'exercises.csv': file(
      'id,name,short_name,exercise_group,video_url',
      EXERCISES.map(([id, group]) => `${id},${id},,${group},`),
    ),
    'workouts.csv': file(
      'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number,canceled_at',
      // Every seventeenth class was canceled by the studio.
      starts.map(
        ({ id, start }, at) => `${id},Full Body,${start},jana,main,12,4,${at % 17 === 0 ? start : ''}`,
      ),
    ),
    'customers.csv': file('id,first_name,last_name,email', members),
    'bookings.csv': file('id,customer_id,workout_id,booked_at,canceled_at,has_attended', bookings),
    'set_logs.csv': file(
      'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight,load_kind,is_warm_up,reps_in_reserve',
      sets,
    ),
  };
}

/** Ids that sort differently by collation. */
function workoutId(at: number): string {
  return `${['w', 'W', '_', 'a-'][at % 4] ?? 'w'}${at}`;
}

function ordinaryStarts(): string[] {
  return Array.from({ length: DAYS }, (_, day) => {
    const time = TIMES[day % TIMES.length] ?? '18:30';
    const date = addDays(FIRST_DAY, day);
    // Two classes on some days, at the same time on others.
    const all = day % 3 === 0 ? [time, '12:15'] : day % 3 === 1 ? [time, time] : [time];
    return all.map((one) => `${berlinInstant(date, one).toISOString().slice(0, 19)}Z`);
  }).flat();
}

/** Attended, booked and attended twice, missed, canceled, canceled and booked again, canceled by mistake after attending. */
function bookingsOf(customer: string, workout: string, start: string, chance: number): string[] {
  const row = (suffix: string, canceledAt: string, attended: boolean) =>
    `${customer}-${workout}${suffix},${customer},${workout},2025-01-01T08:00:00Z,${canceledAt},${attended}`;
  const dayBefore = `${new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 19)}Z`;
  if (chance < 0.1) return [row('-twice', '', true), row('', '', true)];
  if (chance < 0.6) return [row('', '', true)];
  if (chance < 0.7) return [row('', '', false)];
  if (chance < 0.8) return [row('', dayBefore, false)];
  if (chance < 0.9) return [row('-again', '', true), row('', dayBefore, false)];
  return [row('', dayBefore, true)];
}

function setsOf(customer: string, workout: string, random: () => number): string[] {
  const first = wholeBetween(random, 0, EXERCISES.length - 1);
  return [0, 1].flatMap((position) => {
    const [exercise] = EXERCISES[(first + position) % EXERCISES.length] ?? EXERCISES[0];
    const count = wholeBetween(random, 1, 3);
    return Array.from({ length: count }, (_, at) => {
      const weight = WEIGHTS[wholeBetween(random, 0, WEIGHTS.length - 1)] ?? '20';
      const reps = wholeBetween(random, 0, 12);
      const load = loadOf(exercise, weight, random);
      const isWarmUp = random() < 0.1;
      const effort = random() < 0.2 ? wholeBetween(random, 0, 3) : '';
      return `${customer},${workout},${exercise},${position + 1},${at + 1},${reps},${load},${isWarmUp},${effort}`;
    });
  });
}

/** Weight and kind: pull-ups in every way, dips without an external weight, push-ups with none; the rest without a kind. */
function loadOf(exercise: string, weight: string, random: () => number): string {
  const kinds = KINDS.get(exercise) ?? [''];
  const kind = kinds[wholeBetween(random, 0, kinds.length - 1)] ?? '';
  if (exercise === 'push-up' || kind === 'bodyweight') return `0,${kind}`;
  return weight === '0' && kind !== '' ? '0,bodyweight' : `${weight},${kind}`;
}

function file(header: string, rows: readonly string[]): string {
  return `${header}\n${rows.join('\n')}\n`;
}
