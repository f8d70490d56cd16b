import { Refusal } from './refusal.ts';
import {
  bodyTooLarge,
  databaseAway,
  malformedBody,
  metAnother,
  notJson,
  nothingHere,
  recordMerged,
  unstorableText,
  unstorableValue,
} from './request-refusals.ts';

/** What may be logged of a failure: never values a person sent, which messages tend to quote. */
export interface LoggableFailure {
  readonly name: string;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly constraint: string | undefined;
  readonly frames: readonly string[];
}

/** A log for failures somebody should look at. */
export interface WarnLog {
  readonly warn: (facts: object, message: string) => void;
}

const MOST_FRAMES = 8;

/** SQLSTATE classes and codes that mean "the database cannot do this now", not "the statement is wrong". */
const OUTAGE_SQLSTATES = /^(08|53|57P0|58|25006|57014|55P03)/;
const OUTAGE_SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const OUTAGE_MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed and is not queryable|after calling end on the pool|^Query read timeout/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * What the database refuses because two changes met: a key that exists by now, a row that is gone by now, places that
 * overlap, and the ends of a transaction that had to make way.
 */
const MEETINGS: ReadonlySet<string> = new Set(['23505', '23P01', '40P01', '40001']);
/** Keys that somebody fills in, by the names PostgreSQL gives to them. */
const ENTERED_KEY = /_(email|name|first_day)_key$/;
/** Days, times and numbers beyond what a column holds. */
const UNSTORABLE_VALUES: ReadonlySet<string> = new Set(['22003', '22007', '22008']);
/** Text with a NUL or of no encoding. */
const UNSTORABLE_TEXTS: ReadonlySet<string> = new Set(['22021', '22P05']);

const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Fastify's own reasons for refusing a request, as ours. */
const FRAMEWORK_REFUSALS: ReadonlyMap<string, () => Refusal> = new Map([
  [BODY_TOO_LARGE, bodyTooLarge],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', notJson],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', () => malformedBody('length')],
  ['FST_ERR_BAD_URL', nothingHere],
]);

/** The database's code for what was asked of a record that was merged away (migration 051); the detail is who was kept. */
const RECORD_MERGED = 'MG001';

/** Any thrown value as a refusal; undefined for an unexpected error. */
export function refusalOf(failure: unknown): Refusal | undefined {
  if (failure instanceof Refusal) return failure;
  const framework = FRAMEWORK_REFUSALS.get(codeOf(failure) ?? '');
  if (framework) return framework();
  if (codeOf(failure) === RECORD_MERGED) return recordMerged(detailOf(failure));
  return isDatabaseOutage(failure) ? databaseAway() : refusedByDatabase(failure);
}

/** True for what the database refused: foreseen, and still worth a look at which rule had let it through. */
export function isRefusedByDatabase(failure: unknown): boolean {
  return !isDatabaseOutage(failure) && refusedByDatabase(failure) !== undefined;
}

/** What the database refused of an input that came through the schemas, or because somebody else was quicker. */
function refusedByDatabase(failure: unknown): Refusal | undefined {
  const code = codeOf(failure) ?? '';
  if (MEETINGS.has(code)) return metAnother(ENTERED_KEY.exec(constraintOf(failure) ?? '')?.[1]);
  if (UNSTORABLE_VALUES.has(code)) return unstorableValue();
  return UNSTORABLE_TEXTS.has(code) ? unstorableText() : undefined;
}

/** True when a body was longer than its call allows. */
export function isBodyTooLarge(failure: unknown): boolean {
  return codeOf(failure) === BODY_TOO_LARGE;
}

/** True when the database is away, full, restarting or too slow: the same request may soon succeed. */
export function isDatabaseOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const code = codeOf(failure);
  if (code === 'ENOENT') return 'syscall' in failure && failure.syscall === 'connect';
  if (code !== undefined)
    return OUTAGE_SYSTEM_CODES.has(code) || (SQLSTATE.test(code) && OUTAGE_SQLSTATES.test(code));
  if (failure instanceof AggregateError) return failure.errors.some(isDatabaseOutage);
  return OUTAGE_MESSAGES.test(failure.message);
}

/** A failure for the log. Database messages quote rows, so they are left out; values in other messages are masked. */
export function loggable(failure: unknown): LoggableFailure {
  if (!(failure instanceof Error)) {
    return { name: typeof failure, code: undefined, message: undefined, constraint: undefined, frames: [] };
  }
  const code = codeOf(failure);
  const fromDatabase = code !== undefined && SQLSTATE.test(code);
  return {
    name: failure.name,
    code,
    message: fromDatabase ? undefined : masked(failure.message),
    constraint: constraintOf(failure),
    frames: framesOf(failure),
  };
}

function constraintOf(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || !('constraint' in failure)) return undefined;
  return typeof failure.constraint === 'string' ? failure.constraint : undefined;
}

function codeOf(failure: unknown): string | undefined {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string'
    ? failure.code
    : undefined;
}

function detailOf(failure: unknown): string {
  return failure instanceof Error && 'detail' in failure && typeof failure.detail === 'string'
    ? failure.detail
    : '';
}

/** Stack frames without the message. */
function framesOf(failure: Error): string[] {
  const lines = (failure.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => /^at .*:\d+:\d+\)?$/.test(line)).slice(0, MOST_FRAMES);
}

function masked(message: string): string {
  return message
    .replaceAll(/\S+@\S+/g, '[address]')
    .replaceAll(/[\w-]{20,}/g, '[token]')
    .slice(0, 300);
}
