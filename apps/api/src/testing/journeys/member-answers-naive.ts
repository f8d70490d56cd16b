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
  const attended = attendedOf(bookings);
  const weeks = attended.map((row) => mondayOf(dayOf(row['start'] ?? '')));
  const streakUpTo = (week: string): number => (weeks.includes(week) ? 1 + streakUpTo(shifted(week, -7)) : 0);
  const running = mondayOf(dayOf(now));
  return {
    total_workouts: attended.length,
    current_streak: streakUpTo(weeks.includes(running) ? running : shifted(running, -7)),
    highest_streak: Math.max(0, ...weeks.map(streakUpTo)),
  };
}

function attendedOf(bookings: readonly Row[]): Row[] {
  return onePerClass(
    bookings.filter(
      (row) => row['canceled_at'] === '' && row['class_canceled'] === '' && row['has_attended'] === 'true',
    ),
  );
}

/** A challenge as it is planned, its days in Berlin and both included. */
export interface NaiveChallenge {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly goal: number;
}

/** What somebody who joined has of a challenge. */
export function participationOf({ bookings }: NaiveMember, { first, last, goal }: NaiveChallenge) {
  const days = attendedOf(bookings).map((row) => dayOf(row['start'] ?? ''));
  const attended_count = days.filter((day) => day >= first && day <= last).length;
  return { attended_count, completed: attended_count >= goal };
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
  const effort = row['reps_in_reserve'] ?? '';
  return {
    exercise_id: row['exercise_id'],
    exercise_number: Number(row['exercise_number']),
    set_number: Number(row['set_number']),
    reps: Number(row['reps']),
    weight: Number(row['weight']),
    record: recordOf(row, inOrder),
    ...(kindOf(row) !== 'external' && { load_kind: kindOf(row) }),
    ...(isWarmUp(row) && { is_warm_up: true }),
    ...(effort !== '' && { reps_in_reserve: Number(effort) }),
  };
}

function kindOf(row: Row): string {
  return row['load_kind'] || 'external';
}

function isWarmUp(row: Row): boolean {
  return row['is_warm_up'] === 'true';
}

/** A set of a bodyweight exercise: of a kind that says so, or with no weight at all. */
function isBodyweightSet(row: Row): boolean {
  return kindOf(row) !== 'external' || Number(row['weight']) === 0;
}

/** Help counts below zero. */
function loadOf(row: Row): number {
  return kindOf(row) === 'assisted' ? -Number(row['weight']) : Number(row['weight']);
}

function recordOf(row: Row, inOrder: readonly Row[]): string | null {
  const isExternal = (one: Row) => kindOf(one) === 'external';
  const before = lifted(inOrder.slice(0, inOrder.indexOf(row))).filter(
    (one) =>
      one['exercise_id'] === row['exercise_id'] &&
      ((isExternal(one) && isExternal(row)) || (isBodyweightSet(one) && isBodyweightSet(row))),
  );
  if (lifted([row]).length === 0 || before.length === 0) return null;
  if (before.every((one) => loadOf(row) > loadOf(one))) return 'weight';
  const alike = before.filter((one) => loadOf(one) === loadOf(row));
  const asHeavy = before.filter((one) => loadOf(one) >= loadOf(row));
  return alike.length > 0 && asHeavy.every((one) => Number(row['reps']) > Number(one['reps']))
    ? 'reps'
    : null;
}

type Measure = 'weight' | 'load' | 'reps';

/** By weight once one was lifted in the group; else by what was added to bodyweight, unless it was never the best. */
function measureOf(sets: readonly Row[], group: string): Measure {
  const ours = lifted(sets).filter((row) => row['group'] === group);
  if (ours.some((row) => !isBodyweightSet(row))) return 'weight';
  const isBest = (row: Row) =>
    ours.every(
      (one) =>
        one['workout_id'] !== row['workout_id'] ||
        one['exercise_id'] !== row['exercise_id'] ||
        loadOf(one) <= loadOf(row),
    );
  return ours.some((row) => loadOf(row) !== 0 && isBest(row)) ? 'load' : 'reps';
}

/** The sets of a group that its measure counts. */
function countedIn(sets: readonly Row[], group: string, measure: Measure): Row[] {
  const ours = lifted(sets).filter((row) => row['group'] === group);
  if (measure === 'weight') return ours.filter((row) => !isBodyweightSet(row));
  return measure === 'reps' ? ours.filter((row) => loadOf(row) === 0) : ours;
}

function valueOf(row: Row, measure: Measure): number {
  return measure === 'reps' ? Number(row['reps']) : loadOf(row);
}

function bestOf(sets: readonly Row[], measure: Measure): number {
  return Math.max(...sets.map((row) => valueOf(row, measure)));
}

/** What the specification's fields say of some sets: kilograms, never below none. */
function weightOf(sets: readonly Row[]): number {
  return Math.max(0, ...sets.map(loadOf));
}

export function progressionOf({ sets }: NaiveMember, now: string, weeks: number) {
  const today = dayOf(now);
  const inOrder = sets.toSorted(earlierFirst);
  return groupsOf(lifted(sets)).flatMap((group) => {
    const measure = measureOf(sets, group);
    const all = countedIn(sets, group, measure);
    const ours = all.filter((row) => {
      const day = dayOf(row['start'] ?? '');
      return day >= shifted(today, -7 * weeks) && day <= today;
    });
    if (ours.length === 0) return [];
    const days = [...new Set(ours.map((row) => dayOf(row['start'] ?? '')))].sort();
    const points = days.map((date) => {
      const ofDay = ours.filter((row) => dayOf(row['start'] ?? '') === date);
      const best = bestOf(ofDay, measure);
      const earlier = all.filter((row) => dayOf(row['start'] ?? '') < date);
      const is_record =
        (earlier.length === 0 || bestOf(earlier, measure) < best) &&
        ofDay.some(
          (row) =>
            valueOf(row, measure) === best &&
            (measure === 'reps' ? recordOf(row, inOrder) !== null : recordOf(row, inOrder) === 'weight'),
        );
      return { date, weight: weightOf(ofDay), best, is_record };
    });
    const first = points[0]?.best ?? 0;
    const last = points.at(-1)?.best ?? 0;
    const progress = (Math.round(last * HUNDREDTHS) - Math.round(first * HUNDREDTHS)) / HUNDREDTHS;
    const isByWeight = measure === 'weight';
    return [
      {
        exercise_group: group,
        ...(!isByWeight && { measure }),
        progress: measure === 'reps' ? 0 : progress,
        current_max: weightOf(ours),
        progression: points.map(({ best, ...point }) => (isByWeight ? point : { ...point, best })),
      },
    ];
  });
}

export function weeklyProgressOf({ sets }: NaiveMember, now: string) {
  const running = mondayOf(dayOf(now));
  return groupsOf(lifted(sets)).map((group) => {
    const measure = measureOf(sets, group);
    const ours = countedIn(sets, group, measure).map((row) => ({
      ...row,
      monday: mondayOf(dayOf(row['start'] ?? '')),
    }));
    const inWeek = (monday: string) => ours.filter((row) => row.monday === monday);
    const earlierBest = (monday: string): number | null => {
      const mondays = ours.map((row) => row.monday).filter((one) => one < monday);
      const latest = mondays.toSorted().at(-1);
      return latest === undefined ? null : bestOf(inWeek(latest), measure);
    };
    const weekly_progress = [-4, -3, -2, -1, 0].map((week_index) => {
      const monday = shifted(running, 7 * week_index);
      const ofWeek = inWeek(monday);
      const best = ofWeek.length === 0 ? null : bestOf(ofWeek, measure);
      return {
        week_index,
        week_start_date: monday,
        max_weight: best === null ? null : weightOf(ofWeek),
        ...(best !== null && measure !== 'weight' && { best }),
        change_type: changeOf(best, earlierBest(monday)),
      };
    });
    return { exercise_group: group, ...(measure !== 'weight' && { measure }), weekly_progress };
  });
}

/** Without failed attempts and warm-up sets. */
function lifted(sets: readonly Row[]): Row[] {
  return sets.filter((row) => row['reps'] !== '0' && !isWarmUp(row));
}

function changeOf(max: number | null, earlier: number | null): string {
  if (max === null) return 'no_data';
  if (earlier === null || earlier === max) return 'same';
  return max > earlier ? 'increase' : 'decrease';
}

function groupsOf(sets: readonly Row[]): string[] {
  return [...new Set(sets.map((row) => row['group'] ?? ''))].sort();
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
