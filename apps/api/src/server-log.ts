import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';

const STANDARD_ERROR = 2;
const BUFFER_BYTES = 4096;
const SECOND_MS = 1000;

export interface ServerLog {
  readonly log: Logger;
  /** Writes what is still buffered; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * JSON lines on standard error, gathered for up to a second: a write per request would cost a fifth of the throughput.
 * Beside the banner of a demo on a terminal only warnings appear.
 */
export function createServerLog(env: Pick<Env, 'mode' | 'logLevel'>, isTerminal: boolean): ServerLog {
  const level = env.logLevel ?? (env.mode === 'demo' && isTerminal ? 'warn' : 'info');
  const destination = pino.destination({ dest: STANDARD_ERROR, sync: false, minLength: BUFFER_BYTES });
  const log = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  setInterval(() => destination.flush(), SECOND_MS).unref();
  return {
    log,
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // The file behind standard error was never opened or is gone: nobody is left to tell.
      }
    },
  };
}
