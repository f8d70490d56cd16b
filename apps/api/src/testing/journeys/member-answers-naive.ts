/**
 * A member's answers computed a second time, from the text of the CSV files in the simplest way: no rule of packages/domain,
 * no SQL. Tests compare it with the API.
 */
const HUNDREDTHS = 100;
const DAY_MS = 86_400_000;

type Row = Readonly<Record<string, string>>;

/** Rows of a CSV file without quotes. */
export function rowsOf(text: string): Row[] {
  const [header = '', ...lines] = text.trim().split('\n');
  const names = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
}

/** 'YYYY-MM-DD HH:MM:SS' in Berlin; the Swedish locale formats dates like this. */
export function berlinClock(instant: string): string {
  const known = clocks.get(instant);
  if (known !== undefined) return known;
  const clock = new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  clocks.set(instant, clock);
  return clock;
}

const clocks = new Map<string, string>();

function dayOf(instant: string): string {
  return berlinClock(instant).slice(0, 10);
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function mondayOf(day: string): string {
  let monday = day;
  while (new Date(monday).getUTCDay() !== 1) monday = shifted(monday, -1);
  return monday;
}

/** One customer's rows, each with its class. */
export interface NaiveMember {
  readonly bookings: readonly Row[];
  readonly sets: readonly Row[];
}

export function totalsOf({ bookings }: NaiveMember, now: string) {
  const attended = onePerClass(
    bookings.filter(
      (row) => row['canceled_at'] === '' && row['class_canceled'] === '' && row['has_attended'] === 'true',
    ),
  );
  const weeks = attended.map((row) => mondayOf(dayOf(row['start'] ?? '')));
  const streakUpTo = (week: string): number => (weeks.includes(week) ? 1 + streakUpTo(shifted(week, -7)) : 0);
  const running = mondayOf(dayOf(now));
  return {
    total_workouts: attended.length,
    current_streak: streakUpTo(weeks.includes(running) ? running : shifted(running, -7)),
    highest_streak: Math.max(0, ...weeks.map(streakUpTo)),
  };
}

function onePerClass(bookings: readonly Row[]): Row[] {
  return bookings.filter(
    (row, at) => bookings.findIndex((one) => one['workout_id'] === row['workout_id']) === at,
  );
}

export function bookingsOf({ bookings }: NaiveMember) {
  return bookings
    .toSorted((a, b) => time(b) - time(a) || byWorkout(b, a) || ((a['id'] ?? '') < (b['id'] ?? '') ? -1 : 1))
    .map((row) => ({
      id: row['id'],
      workout_id: row['workout_id'],
      starts: berlinClock(row['start'] ?? ''),
      canceled: canceledAt(row) === '' ? null : berlinClock(canceledAt(row)),
      has_attended: row['has_attended'] === 'true',
      is_class_canceled: row['canceled_at'] === '' && row['class_canceled'] !== '',
    }));
}

function canceledAt(row: Row): string {
  return (row['canceled_at'] === '' ? row['class_canceled'] : row['canceled_at']) ?? '';
}

export function logsOf(member: NaiveMember) {
  const inOrder = member.sets.toSorted(earlierFirst);
  const newestFirst = member.sets.toSorted((a, b) => time(b) - time(a) || byWorkout(b, a));
  const workouts = [...new Set(newestFirst.map((row) => row['workout_id']))];
  return workouts.map((workout) => ({
    workout_id: workout,
    sets: inOrder.filter((row) => row['workout_id'] === workout).map((row) => setOf(row, inOrder)),
  }));
}

function setOf(row: Row, inOrder: readonly Row[]) {
  return {
    exercise_id: row['exercise_id'],
    exercise_number: Number(row['exercise_number']),
    set_number: Number(row['set_number']),
    reps: Number(row['reps']),
    weight: Number(row['weight']),
    record: recordOf(row, inOrder),
  };
}

function recordOf(row: Row, inOrder: readonly Row[]): string | null {
  const before = inOrder
    .slice(0, inOrder.indexOf(row))
    .filter((one) => one['exercise_id'] === row['exercise_id'] && one['reps'] !== '0');
  if (row['reps'] === '0' || before.length === 0) return null;
  if (before.every((one) => Number(row['weight']) > Number(one['weight']))) return 'weight';
  const alike = before.filter((one) => Number(one['weight']) === Number(row['weight']));
  const asHeavy = before.filter((one) => Number(one['weight']) >= Number(row['weight']));
  return alike.length > 0 && asHeavy.every((one) => Number(row['reps']) > Number(one['reps']))
    ? 'reps'
    : null;
}

export function progressionOf({ sets }: NaiveMember, now: string, weeks: number) {
  const today = dayOf(now);
  const inOrder = sets.toSorted(earlierFirst);
  const inWindow = lifted(sets).filter((row) => {
    const day = dayOf(row['start'] ?? '');
    return day >= shifted(today, -7 * weeks) && day <= today;
  });
  return groupsOf(inWindow).map((group) => {
    const ours = inWindow.filter((row) => row['group'] === group);
    const days = [...new Set(ours.map((row) => dayOf(row['start'] ?? '')))].sort();
    const progression = days.map((date) => {
      const ofDay = ours.filter((row) => dayOf(row['start'] ?? '') === date);
      const weight = heaviest(ofDay);
      const is_record = ofDay.some(
        (row) =>
          Number(row['weight']) === weight &&
          recordOf(row, inOrder) === 'weight' &&
          liftedBefore(row, inOrder) < weight,
      );
      return { date, weight, is_record };
    });
    const first = progression[0]?.weight ?? 0;
    const last = progression.at(-1)?.weight ?? 0;
    const progress = (Math.round(last * HUNDREDTHS) - Math.round(first * HUNDREDTHS)) / HUNDREDTHS;
    return { exercise_group: group, progress, current_max: heaviest(ours), progression };
  });
}

/** The heaviest weight of a set's group on any earlier day. */
function liftedBefore(row: Row, inOrder: readonly Row[]): number {
  const day = dayOf(row['start'] ?? '');
  return heaviest(
    inOrder.filter(
      (one) => one['group'] === row['group'] && one['reps'] !== '0' && dayOf(one['start'] ?? '') < day,
    ),
  );
}

export function weeklyProgressOf({ sets }: NaiveMember, now: string) {
  const running = mondayOf(dayOf(now));
  return groupsOf(lifted(sets)).map((group) => {
    const ours = lifted(sets)
      .filter((row) => row['group'] === group)
      .map((row) => ({ ...row, monday: mondayOf(dayOf(row['start'] ?? '')) }));
    const inWeek = (monday: string) => ours.filter((row) => row.monday === monday);
    const earlierMax = (monday: string): number | null => {
      const mondays = ours.map((row) => row.monday).filter((one) => one < monday);
      const latest = mondays.toSorted().at(-1);
      return latest === undefined ? null : heaviest(inWeek(latest));
    };
    const weekly_progress = [-4, -3, -2, -1, 0].map((week_index) => {
      const monday = shifted(running, 7 * week_index);
      const max = inWeek(monday).length === 0 ? null : heaviest(inWeek(monday));
      return {
        week_index,
        week_start_date: monday,
        max_weight: max,
        change_type: changeOf(max, earlierMax(monday)),
      };
    });
    return { exercise_group: group, weekly_progress };
  });
}

/** Without failed attempts. */
function lifted(sets: readonly Row[]): Row[] {
  return sets.filter((row) => row['reps'] !== '0');
}

function changeOf(max: number | null, earlier: number | null): string {
  if (max === null) return 'no_data';
  if (earlier === null || earlier === max) return 'same';
  return max > earlier ? 'increase' : 'decrease';
}

function groupsOf(sets: readonly Row[]): string[] {
  return [...new Set(sets.map((row) => row['group'] ?? ''))].sort();
}

function heaviest(sets: readonly Row[]): number {
  return Math.max(...sets.map((row) => Number(row['weight'])));
}

function time(row: Row): number {
  return Date.parse(row['start'] ?? '');
}

function byWorkout(a: Row, b: Row): number {
  if (a['workout_id'] === b['workout_id']) return 0;
  return (a['workout_id'] ?? '') < (b['workout_id'] ?? '') ? -1 : 1;
}

function earlierFirst(a: Row, b: Row): number {
  return (
    time(a) - time(b) ||
    byWorkout(a, b) ||
    Number(a['exercise_number']) - Number(b['exercise_number']) ||
    Number(a['set_number']) - Number(b['set_number'])
  );
}
