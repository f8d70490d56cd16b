import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '../config/env.ts';

const STANDARD_ERROR = 2;
/** About two hundred lines. */
const GATHERED_CHARACTERS = 32 * 1024;
const SECOND_MS = 1000;

export interface ServerLog {
  readonly log: Logger;
  /** Writes what is still gathered; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * JSON lines on standard error, gathered for up to a second: a write per request would cost a fifth of the throughput.
 * Beside the banner of a demo on a terminal only warnings appear.
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
        // The file behind standard error was never opened or is gone: nobody is left to tell.
      }
    },
  };
}

/** Passes lines on many at a time: the library's own gathering counts all that is gathered again with each line. */
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

/** The time as the library's `isoTime` writes it, put into words once a millisecond. */
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
