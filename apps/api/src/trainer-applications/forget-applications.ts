import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS } from '@lifted/domain/studio-calendar';
import { applicationsKeptSince } from '@lifted/domain/trainer-application-retention';
import type { Pool } from 'pg';
import { loggable } from '../http/failures.ts';
import type { ForgetApplicationMails } from './trainer-application-mails-port.ts';
import { deleteApplicationsBefore } from './trainer-application-repository.ts';

interface ForgettingDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly forgetMails: ForgetApplicationMails;
}

/** Deletes applications whose time is over, with the mails about them. Answers how many applications that were. */
export function forgetOldApplications({ pool, now, forgetMails }: ForgettingDependencies): Promise<number> {
  const since = applicationsKeptSince(now());
  return inTransaction(pool, async (client) => {
    await forgetMails(client, since);
    return deleteApplicationsBefore(client, since);
  });
}

interface ForgettingLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

/**
 * Forgets at once and then every day for as long as the process runs. Any number of processes may do so. A day on which
 * the database is away is made up for on the next.
 */
export function startForgetting(
  dependencies: ForgettingDependencies & { readonly log: ForgettingLog; readonly everyMs?: number },
): { readonly stop: () => Promise<void> } {
  const { log, everyMs = DAY_MS } = dependencies;
  let running = forget();
  const timer = setInterval(() => {
    running = forget();
  }, everyMs);
  timer.unref();

  async function forget(): Promise<void> {
    try {
      const applications = await forgetOldApplications(dependencies);
      if (applications > 0) log.info({ applications }, 'trainer applications: deleted, their time is over');
    } catch (failure) {
      log.warn({ failure: loggable(failure) }, 'trainer applications: old ones could not be deleted');
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
