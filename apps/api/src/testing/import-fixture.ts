/** What the tests of the import share. */
import type { ImportAnswer } from '@lifted/contract/desk/desk-import';
import { emptyTables } from '@lifted/database/empty-tables';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { importDirectory, type ImportOptions, type ImportResult } from '../import/import-directory.ts';
import { IMPORT_TABLES } from '../import/import-tables.ts';

/** Content by file name. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** A small valid studio; tests change one of its files. */
export const STUDIO = {
  'locations.csv': 'id,name\nmain,Main Floor\n',
  'coaches.csv': 'id,first_name,profile_image_url\njana,Jana,/media/coaches/jana.webp\nben,Ben,\n',
  'exercises.csv':
    'id,name,short_name,exercise_group,video_url\n' +
    'squat,Barbell Back Squat,Back Squat,Squat,/media/exercises/back-squat.mp4\ncat-cow,Cat-Cow,,Mobility,\n',
  'workouts.csv':
    'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number\n' +
    'w1,Push Day,2026-11-20T18:30,jana,main,12,4\nw2,Pull Day,2026-11-20T19:30,ben,main,12,\n',
  'wods.csv':
    'date,section,position,exercise_id,reps,duration,per_side,side\n' +
    '2026-11-20,main,1,squat,8,,no,\n2026-11-20,challenge,1,squat,30,,,\n2026-11-20,warmup,1,cat-cow,,30,yes,left\n',
} as const satisfies Files;

/** Writes the files into a temporary directory and imports it. */
export async function importFiles(
  pool: Pool,
  files: Files,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const directory = await mkdtemp(join(tmpdir(), 'lifted-import-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
    return await importDirectory(pool, directory, options);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Deletes every row of the studio and every account. */
export async function emptyStudio(pool: Pool): Promise<void> {
  const targets = IMPORT_TABLES.map(({ target }) => target);
  await emptyTables(pool, ...targets, 'studio.accounts', 'identity."user"', 'identity."verification"');
}

/** Every row of the studio with the transaction that wrote it. */
export async function rowVersions(pool: Pool): Promise<unknown[]> {
  const versions: unknown[] = [];
  for (const { target } of IMPORT_TABLES) {
    const { rows } = await pool.query<object>(
      `select xmin::text, ctid::text, t.* from ${target} t order by t::text`,
    );
    versions.push(rows);
  }
  return versions;
}

/** The lines in which the desk is answered while it imports. */
export function linesOf(text: string): unknown[] {
  const lines = text.trim().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

function hasAnswer(line: unknown): line is { readonly answer: ImportAnswer } {
  return typeof line === 'object' && line !== null && 'answer' in line;
}

/** The answer they end with. */
export function answerIn(text: string): ImportAnswer {
  const last = linesOf(text).at(-1);
  if (!hasAnswer(last)) throw new Error(`no answer: ${text}`);
  return last.answer;
}

/** Everything an import writes, without what counts or follows by itself. */
export async function everythingImported(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ all: unknown }>(`
    select jsonb_build_object(
      'coaches', (select jsonb_agg(c order by id) from studio.coaches c),
      'locations', (select jsonb_agg(l order by id) from studio.locations l),
      'exercises', (select jsonb_agg(e order by id) from studio.exercises e),
      'alternatives', (select jsonb_agg(a) from studio.exercise_alternatives a),
      'workouts', (select jsonb_agg(to_jsonb(w) - '{revision,revised_at}'::text[] order by id) from studio.workouts w),
      'wods', (select jsonb_agg(w order by date, section, position) from studio.wod_exercises w),
      'customers', (select jsonb_agg(to_jsonb(c) - 'version' order by id) from studio.customers c),
      'people', (select jsonb_agg(jsonb_build_array(u.email, u.name, a.customer_id) order by u.email)
                   from identity."user" u join studio.accounts a on a.uid = u.id),
      'bookings', (select jsonb_agg(to_jsonb(b) order by id) from studio.bookings b),
      'sets', (select jsonb_agg(to_jsonb(s) order by s.set_number) from studio.set_logs s),
      'challenges', (select jsonb_agg(c order by id) from studio.challenges c)) as all`);
  return rows[0]?.all;
}
