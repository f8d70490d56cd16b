import { randomUUID } from 'node:crypto';
import { createPool } from '@lifted/database/create-pool';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import pg from 'pg';
import { bookClassFor } from '../../../apps/api/src/classes/commands/booking-commands.ts';
import { BENCH_ORIGIN } from '../studio-server.ts';

/** A statement the product sent, with its parameters. */
interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Whose booking is recorded. The script books for others with the same statements. */
export interface RecordedCase {
  readonly memberNumber: number;
  readonly workoutId: string;
  readonly workoutNumber: number;
}

/** Books one place as the product does, and answers the statements that took. */
async function recordBooking(
  connection: pg.ClientConfig,
  { memberNumber, workoutId }: RecordedCase,
): Promise<{ readonly sent: readonly Sent[]; readonly key: string; readonly bookingId: string }> {
  const sent: Sent[] = [];
  const recording = { ...connection, Client: recordingClient(sent) };
  const pool = createPool(recording, () => undefined, { max: 1 });
  const key = randomUUID();
  try {
    const { booking_id } = await bookClassFor(
      { pool, letters: { studio, publicUrl: BENCH_ORIGIN } },
      workoutId,
      undefined,
      { customerNumber: memberNumber, key, actor: 'member', actorUid: 'm', language: 'en', now: new Date() },
    );
    return { sent, key, bookingId: booking_id ?? '' };
  } finally {
    await pool.end();
  }
}

function recordingClient(sent: Sent[]) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this);
      Object.defineProperty(this, 'query', {
        value: (statement: unknown, ...others: unknown[]): unknown => {
          sent.push(...sentBy(statement, others[0]));
          return Reflect.apply(query, this, [statement, ...others]);
        },
      });
    }
  };
}

function sentBy(statement: unknown, values: unknown): Sent[] {
  if (typeof statement === 'string')
    return [{ text: statement, values: Array.isArray(values) ? values : [] }];
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return [];
  const own = 'values' in statement && Array.isArray(statement.values) ? statement.values : [];
  return [{ text: String(statement.text), values: own }];
}

/**
 * A pgbench script that sends the statements of one booking, in the same order and round trips. It takes `:member` and
 * `:class_number` (numbers), `:class` (of the id) and `:n`, another number for every booking.
 */
export async function bookingScript(connection: pg.ClientConfig, recorded: RecordedCase): Promise<string> {
  const { sent, key, bookingId } = await recordBooking(connection, recorded);
  const booking = `md5('booking' || (:n)::integer)::uuid::text`;
  const known = new Map<unknown, string>([
    [null, 'null'],
    [undefined, 'null'],
    [recorded.memberNumber, '(:member)::integer'],
    [String(recorded.memberNumber), '(:member)::integer'],
    [recorded.workoutNumber, '(:class_number)::integer'],
    [recorded.workoutId, `('drop-' || (:class)::integer)`],
    [key, `md5('key' || (:n)::integer)`],
    [bookingId, booking],
  ]);
  const expression = (value: unknown): string => {
    const replaced = known.get(value);
    if (replaced !== undefined) return replaced;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value instanceof Date) return `to_timestamp(${value.getTime() / SECOND_MS})`;
    if (Buffer.isBuffer(value)) return `sha256(convert_to(${booking}, 'UTF8'))`;
    if (Array.isArray(value)) return `array[${value.map(expression).join()}]`;
    if (typeof value !== 'string') throw new Error(`A parameter of a booking has the type ${typeof value}.`);
    return value.includes(bookingId)
      ? `replace(${literal(value)}, '${bookingId}', ${booking})`
      : literal(value);
  };
  const statement = ({ text, values }: Sent) =>
    text
      .replaceAll(/\$(\d+)/g, (_, at: string) => `(${expression(values[Number(at) - 1])})`)
      .replaceAll(/\s+/g, ' ');
  return sent
    .map((each) => (each.values.length === 0 ? together(each.text, recorded) : `${statement(each)};`))
    .join('\n');
}

/** Several statements of one round trip: their numbers stand in the text. */
function together(text: string, { memberNumber, workoutNumber }: RecordedCase): string {
  const statements = text
    .replaceAll(`customers where number = ${memberNumber}`, 'customers where number = (:member)::integer')
    .replaceAll(`workout_number = ${workoutNumber}`, 'workout_number = (:class_number)::integer')
    .split(';')
    .map((each) => `${each.trim()};`);
  return statements.length === 1
    ? statements.join('')
    : ['\\startpipeline', ...statements, '\\endpipeline'].join('\n');
}

/** Without a type, as the parameter was sent. pgbench would take ':30' in a text for a variable, so what is no word is its number. */
function literal(text: string): string {
  const characters = Array.from(text, (one) =>
    /[\w ]/.test(one) ? one : `\\U${(one.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`,
  );
  return `E'${characters.join('')}'`;
}
