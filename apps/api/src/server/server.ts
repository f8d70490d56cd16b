import { studio } from '@lifted/profile/studio';
import { readProcessEnv, type Env } from '../config/env.ts';
import { loggable } from '../http/errors/failures.ts';
import { createServerLog, type ServerLog } from './server-log.ts';
import { bannerFor, firstStartBanner } from './start-banner.ts';
import { startSentence } from './start-sentence.ts';
import { stopLimitMs } from './stop-limit.ts';
import { startStudioServer, type StudioServer } from './studio-server.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const reading = readProcessEnv();
if (reading.ok) await run(reading.env);
else refuseToStart(reading.faults);

async function run(env: Env): Promise<void> {
  const serverLog = createServerLog(env, process.stderr.isTTY);
  endOnUnforeseenErrors(serverLog);
  const early = new AbortController();
  const stopEarly = () => early.abort();
  process.on('SIGTERM', stopEarly).on('SIGINT', stopEarly);
  try {
    const server = await startStudioServer(env, serverLog.log, {
      announceFirstStart: (code) =>
        process.stdout.write(firstStartBanner({ publicUrl: env.publicUrl, code })),
      signal: early.signal,
    });
    process.off('SIGTERM', stopEarly).off('SIGINT', stopEarly);
    stopOnSignals(server, serverLog, stopLimitMs(env));
    if (early.signal.aborted) process.kill(process.pid, 'SIGTERM');
    process.stdout.write(bannerFor(env, server, process.uptime() * SECOND_MS));
  } catch (failure) {
    serverLog.flush();
    if (early.signal.aborted) process.exit();
    refuseToStart([startSentence(failure, env)]);
  }
}

/** The first signal drains, a second one ends the process. */
function stopOnSignals(server: StudioServer, serverLog: ServerLog, limitMs: number): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) end(1, serverLog);
    stopping = true;
    setTimeout(() => end(1, serverLog), limitMs).unref();
    void server.stop().then(() => end(0, serverLog));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** A process in an unknown state must not continue; the next start recovers. The log entry contains no personal data. */
function endOnUnforeseenErrors(serverLog: ServerLog): void {
  process.on('uncaughtException', (failure) => {
    serverLog.log.fatal({ failure: loggable(failure) }, 'unforeseen failure, stopping');
    end(1, serverLog);
  });
}

function refuseToStart(sentences: readonly string[]): void {
  const list = sentences.map((sentence) => `  ${sentence}`).join('\n');
  process.stderr.write(`\n  ${studio.name} cannot start:\n\n${list}\n\n`);
  process.exitCode = 1;
}

function end(code: number, { flush }: ServerLog): never {
  flush();
  process.exit(code);
}
