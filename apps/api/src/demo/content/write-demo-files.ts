/** Writes the demo studio as the CSV files an owner would provide (docs/decisions/004). */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type CivilDate, daysBetween } from '@lifted/domain/calendar/studio-calendar';
import { csvText, IMPORT_FILE } from '@lifted/domain/files/csv-text';
import { DEMO_COACH, DEMO_DESK, DEMO_OWNER } from '../demo-accounts.ts';
import { DEMO_CLASS_KINDS } from './demo-class-kinds.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { demoEntitlements } from './demo-entitlements.ts';
import { DEMO_EXERCISES } from './demo-exercises.ts';
import { DEMO_COACHES, DEMO_LOCATIONS } from './demo-people-and-places.ts';
import { demoClassesOn } from './demo-timetable.ts';
import { demoWorkoutOf, demoWorkoutOfTheDay, type DemoCard } from './demo-workouts-of-the-day.ts';

/** A range of days, inclusive. */
export interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Writes locations, coaches and exercises, with a portrait or clip where the site has one for the id. */
export async function writeDemoPeopleAndExercises(directory: string, mediaDirectory: string): Promise<void> {
  const media = (file: string) => (existsSync(join(mediaDirectory, file)) ? `/media/${file}` : null);
  const locations = DEMO_LOCATIONS.map(({ id, name }) => [id, name]);
  const coaches = DEMO_COACHES.map(({ id, firstName }, index) => [
    id,
    firstName,
    media(`coaches/${id}.webp`),
    index === 0 ? DEMO_COACH : null,
  ]);
  const exercises = DEMO_EXERCISES.map(({ id, name, shortName, germanName, group }) => [
    id,
    name,
    shortName,
    group,
    media(`exercises/${id}.mp4`),
    germanName,
  ]);
  await write(directory, 'locations', csvText(['id', 'name'], locations, IMPORT_FILE));
  await write(
    directory,
    'coaches',
    csvText(['id', 'first_name', 'profile_image_url', 'email'], coaches, IMPORT_FILE),
  );
  await write(
    directory,
    'exercises',
    csvText(['id', 'name', 'short_name', 'exercise_group', 'video_url', 'name_de'], exercises, IMPORT_FILE),
  );
}

/** Writes the customers, and the roles of the demo accounts. */
export async function writeDemoCustomers(directory: string): Promise<void> {
  const customers = DEMO_CUSTOMERS.map(({ id, firstName, lastName, email }) => [
    id,
    firstName,
    lastName,
    email,
  ]);
  await write(
    directory,
    'customers',
    csvText(['id', 'first_name', 'last_name', 'email'], customers, IMPORT_FILE),
  );
  const roles = [
    [DEMO_COACH, 'coach'],
    [DEMO_DESK, 'desk'],
    [DEMO_OWNER, 'owner'],
  ];
  await write(directory, 'roles', csvText(['email', 'role'], roles, IMPORT_FILE));
}

/** Writes the passes and memberships that customers have today. */
export async function writeDemoEntitlements(directory: string, today: CivilDate): Promise<void> {
  const rows = demoEntitlements(today).map((one) => [
    `demo-${one.customerId}`,
    one.customerId,
    one.productId,
    one.from,
    one.until,
    one.credits,
    `${one.from}T10:00`,
    null,
    null,
  ]);
  const header = [
    'id',
    'customer_id',
    'product_id',
    'valid_from',
    'valid_until',
    'credits',
    'granted_at',
    'note',
    'reference',
  ];
  await write(directory, 'entitlements', csvText(header, rows, IMPORT_FILE));
}

/** Writes the classes of these days. */
export async function writeDemoClasses(directory: string, days: Days): Promise<void> {
  const rows = everyDay(days)
    .flatMap(demoClassesOn)
    .map((one) => [
      one.id,
      one.timerName,
      `${one.date}T${one.time}`,
      one.coachId,
      one.locationId,
      one.capacity,
      one.setNumber,
    ]);
  const header = [
    'id',
    'timer_name',
    'start_datetime',
    'coach_id',
    'location_id',
    'capacity',
    'max_set_number',
  ];
  await write(directory, 'workouts', csvText(header, rows, IMPORT_FILE));
}

/** Writes what the studio says of its classes, by their names. */
export async function writeDemoClassKinds(directory: string): Promise<void> {
  const rows = DEMO_CLASS_KINDS.map(({ id, name, description, level, lifts }) => [
    id,
    name,
    description.en,
    description.de,
    level,
    lifts.en,
    lifts.de,
    true,
  ]);
  const header = [
    'id',
    'name',
    'description_en',
    'description_de',
    'level',
    'lifts_en',
    'lifts_de',
    'has_own_workouts',
  ];
  await write(directory, 'class_kinds', csvText(header, rows, IMPORT_FILE));
}

/** Writes the workouts of the day of these days, and those of classes of each kind on others. */
export async function writeDemoWorkouts(
  directory: string,
  { ofTheDay, ofKinds }: { readonly ofTheDay: Days; readonly ofKinds: Days },
): Promise<void> {
  const rows = [
    ...everyDay(ofTheDay).flatMap((date) => cardRows(date, '', demoWorkoutOfTheDay(date))),
    ...everyDay(ofKinds).flatMap((date) => {
      const names = new Set(demoClassesOn(date).map(({ timerName }) => timerName));
      return DEMO_CLASS_KINDS.filter(({ name }) => names.has(name)).flatMap(({ id, name }) =>
        cardRows(date, id, demoWorkoutOf(date, name)),
      );
    }),
  ];
  const header = [
    'date',
    'programme',
    'section',
    'position',
    'exercise_id',
    'reps',
    'duration',
    'distance',
    'per_side',
    'side',
  ];
  await write(directory, 'wods', csvText(header, rows, IMPORT_FILE));
}

function cardRows(date: CivilDate, programme: string, cards: readonly DemoCard[]) {
  const positions = new Map<string, number>();
  return cards.map((card) => {
    const position = (positions.get(card.section) ?? 0) + 1;
    positions.set(card.section, position);
    return [
      date,
      programme,
      card.section,
      position,
      card.exerciseId,
      card.reps,
      card.duration,
      card.distance,
      card.perSide,
      card.side,
    ];
  });
}

function everyDay({ from, to }: Days): CivilDate[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, day) => addDays(from, day));
}

async function write(directory: string, name: string, text: string): Promise<void> {
  await writeFile(join(directory, `${name}.csv`), text);
}
