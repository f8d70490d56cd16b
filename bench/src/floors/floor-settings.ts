import { addDays, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';

interface FloorSettings {
  readonly databaseUrl: string;
  readonly port: number;
  /** The days the timetable shows by default. */
  readonly range: { readonly from: CivilDate; readonly to: CivilDate };
}

/** Settings for the servers it compares with. */
export function floorSettings(env: Readonly<Record<string, string | undefined>>): FloorSettings {
  const { DATABASE_URL: databaseUrl, PORT: port, TODAY: from } = env;
  if (!databaseUrl || !port || !from) throw new Error('DATABASE_URL, PORT and TODAY must be set.');
  return { databaseUrl, port: Number(port), range: { from, to: addDays(from, DAYS_PER_WEEK - 1) } };
}
