import { migrate } from '@lifted/database/migrate';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import {
  discardJobsOnHold,
  holdJobs,
  listWaitingJobs,
  resumeJobs,
  type WaitingJobs,
} from '../jobs/jobs-on-hold.ts';
import { readArguments } from './command-line/arguments.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { textTable } from './command-line/text-table.ts';

/** `jobs [hold | resume [KIND] | discard KIND]`: lists waiting jobs, and holds them or lets them run after a restore. */
export const jobsCommand: StudioCommand = {
  name: 'jobs',
  usage: 'jobs [ACTION [KIND]]',
  summary: 'show mails and tasks that wait; `hold` all, and `resume` or `discard` those on hold',
  run: runJobs,
};

async function runJobs({ words, withDatabase, screen }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, {});
  if (typed.kind === 'wrong_usage') return typed;
  const [action, kind, ...rest] = typed.positionals;
  if (rest.length > 0) return { kind: 'wrong_usage', sentence: 'One kind of jobs at a time.' };
  return withDatabase(async (pool): Promise<CommandOutcome> => {
    await migrate(pool);
    switch (action) {
      case undefined:
        for (const line of waitingLines(await listWaitingJobs(pool))) screen.print(line);
        return { kind: 'done' };
      case 'hold':
        if (kind !== undefined) return { kind: 'wrong_usage', sentence: 'All jobs are held, not one kind.' };
        screen.print(`${await holdJobs(pool)} jobs are on hold until they are resumed. New ones run.`);
        return { kind: 'done' };
      case 'resume':
        screen.print(`${await resumeJobs(pool, kind)} jobs run when they are due.`);
        return { kind: 'done' };
      case 'discard':
        if (kind === undefined)
          return { kind: 'wrong_usage', sentence: 'Which kind? Type one the list shows.' };
        screen.print(`${await discardJobsOnHold(pool, kind)} jobs on hold were thrown away.`);
        return { kind: 'done' };
      default:
        return { kind: 'wrong_usage', sentence: `There is no '${action}' for jobs.` };
    }
  });
}

function waitingLines(kinds: readonly WaitingJobs[]): string[] {
  if (kinds.length === 0) return ['No jobs wait.'];
  const rows = kinds.map(({ kind, waiting, next, givenUp, held }) => [
    kind,
    waiting,
    next === undefined ? '-' : `${berlinDate(next)} ${berlinTime(next)}`,
    givenUp,
    held,
  ]);
  return textTable(['kind', 'waiting', 'next', 'given up', 'on hold'], rows);
}
