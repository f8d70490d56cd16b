import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const STANDARD_ERROR = 2;
/** About two hundred lines. */
const GATHERED_CHARACTERS = 32 * 1024;

export interface ServerLog {
  readonly log: Logger;
  /** Writes buffered lines; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * JSON lines on standard error, buffered for up to a second: a write per request would cost a fifth of the throughput. In a
 * demo on a terminal only warnings appear.
 */
export function createServerLog(env: Pick<Env, 'mode' | 'logLevel'>, isTerminal: boolean): ServerLog {
  const level = env.logLevel ?? (env.mode === 'demo' && isTerminal ? 'warn' : 'info');
  const destination = pino.destination({ dest: STANDARD_ERROR, sync: false });
  const gathering = gatherLines((lines) => destination.write(lines));
  const log = pino({ level, base: { pid: process.pid }, timestamp: isoTime() }, gathering);
  setInterval(() => gathering.pass(), SECOND_MS).unref();
  return {
    log,
    flush: () => {
      gathering.pass();
      try {
        destination.flushSync();
      } catch {
        // Standard error is closed or was never opened: there is nowhere to report it.
      }
    },
  };
}

/** Writes lines in batches: the library's own buffering counts the whole buffer again with each line. */
function gatherLines(passOn: (lines: string) => void): DestinationStream & { readonly pass: () => void } {
  let gathered = '';
  const pass = () => {
    if (gathered === '') return;
    passOn(gathered);
    gathered = '';
  };
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= GATHERED_CHARACTERS) pass();
    },
    pass,
  };
}

/** The time in the library's `isoTime` format, formatted once per millisecond. */
function isoTime(): () => string {
  let latest = Number.NaN;
  let words = '';
  return () => {
    const now = Date.now();
    if (now !== latest) {
      latest = now;
      words = `,"time":"${new Date(now).toISOString()}"`;
    }
    return words;
  };
}
