import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addDays } from '@lifted/domain/calendar/studio-calendar';

const COACHES = 8;
const EXERCISES = 200;
const EXERCISE_GROUPS = 12;
const CLASSES_A_DAY = 12;
const CARDS_A_DAY = 20;
const FIRST_DAY = '2010-01-04';
const FIRST_HOUR = 7;

/** How many rows the two large files get. */
export interface ImportSize {
  readonly classes: number;
  readonly cards: number;
}

/** Writes the five files of an import of this size. `lastLine` is added to the last of them, wods.csv. */
export async function writeImportFiles(directory: string, size: ImportSize, lastLine = ''): Promise<void> {
  const write = (name: string, lines: Iterable<string>) =>
    pipeline(Readable.from(lines), createWriteStream(join(directory, `${name}.csv`)));
  await write('locations', ['id,name\n', 'floor,Main Floor\n']);
  await write(
    'coaches',
    numbered('id,first_name,profile_image_url', COACHES, (n) => `c${n},Coach ${n},`),
  );
  await write(
    'exercises',
    numbered(
      'id,name,short_name,exercise_group,video_url',
      EXERCISES,
      (n) => `e${n},"Exercise, ""${n}""",E${n},Group ${n % EXERCISE_GROUPS},`,
    ),
  );
  await write(
    'workouts',
    numbered(
      'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number',
      size.classes,
      classLine,
    ),
  );
  await write('wods', cardPieces(size.cards, lastLine));
}

function classLine(n: number): string {
  const date = addDays(FIRST_DAY, Math.floor(n / CLASSES_A_DAY));
  const hour = String(FIRST_HOUR + (n % CLASSES_A_DAY)).padStart(2, '0');
  return `w${n},Full Body Strength,${date}T${hour}:30,c${n % COACHES},floor,12,4`;
}

/** One piece per day, and the last line. */
function* cardPieces(cards: number, lastLine: string): Generator<string> {
  yield 'date,section,position,exercise_id,reps,duration,per_side,side\n';
  for (let day = 0; day * CARDS_A_DAY < cards; day += 1) {
    const date = addDays(FIRST_DAY, day);
    const count = Math.min(CARDS_A_DAY, cards - day * CARDS_A_DAY);
    const lines = Array.from(
      { length: count },
      (_, n) => `${date},main,${n + 1},e${(day + n) % EXERCISES},8,,no,\n`,
    );
    yield lines.join('');
  }
  yield lastLine;
}

function* numbered(header: string, count: number, line: (n: number) => string): Generator<string> {
  yield `${header}\n`;
  for (let n = 0; n < count; n += 1) yield `${line(n)}\n`;
}
