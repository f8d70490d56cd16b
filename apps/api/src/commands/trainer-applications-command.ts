import { inTransaction } from '@lifted/database/transaction';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { APPLICATION_KEPT_MONTHS } from '@lifted/domain/applications/trainer-application-retention';
import { forgetMailsOfApplication } from '../features/applications/trainer-application-letters.ts';
import { carryOutRule } from '../operations/retention/retention.ts';
import { RETENTION_VALUES } from '../server/daily-deletion.ts';
import {
  deleteApplication,
  listApplications,
  type StoredApplication,
} from '../features/applications/trainer-application-repository.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { readArguments } from './command-line/arguments.ts';

/** `trainer-applications`: who wants to coach here; `--forget NUMBER` deletes an application on request. */
export const trainerApplicationsCommand: StudioCommand = {
  name: 'trainer-applications',
  usage: 'trainer-applications [--forget NUMBER]',
  summary: `list who wants to coach here; older ones than ${APPLICATION_KEPT_MONTHS} months are deleted, --forget deletes one now`,
  run: runTrainerApplications,
};

const NUMBER = /^[1-9]\d{0,14}$/;

async function runTrainerApplications({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { forget: { type: 'string' } }, { allowPositionals: false });
  if (typed.kind === 'wrong_usage') return typed;
  const { forget } = typed.values;
  if (forget === undefined) return list(call);
  if (!NUMBER.test(forget))
    return { kind: 'wrong_usage', sentence: 'Which one? Type the number the list shows.' };
  return forgetOne(call, Number(forget));
}

async function list({ withDatabase, screen, now }: Omit<CommandCall, 'words'>): Promise<CommandOutcome> {
  const applications = await withDatabase(async (pool) => {
    await openStudio(pool);
    await carryOutRule({ pool, now, values: RETENTION_VALUES }, 'trainer_applications');
    return listApplications(pool);
  });
  if (applications.length === 0) screen.print('Nobody has applied in the last months.');
  for (const [index, application] of applications.entries()) {
    if (index > 0) screen.print('');
    for (const line of applicationLines(application)) screen.print(line);
  }
  return { kind: 'done' };
}

/** An application as shown to the operator: a line for each detail, the message indented below. */
function applicationLines(application: StoredApplication): string[] {
  const { id, receivedAt, firstName, lastName, whatsapp, phone, email, language, message } = application;
  const ways = [
    whatsapp === null ? [] : [`WhatsApp ${whatsapp}`],
    phone === null ? [] : [`phone ${phone}`],
    email === null ? [] : [email],
  ].flat();
  return [
    `${id}  ${firstName} ${lastName}, ${berlinDate(receivedAt)} ${berlinTime(receivedAt)}`,
    `   ${ways.join(' · ')} · coaches in ${language}`,
    ...(message === null ? [] : message.split('\n').map((line) => `   | ${line}`)),
  ];
}

async function forgetOne(
  { withDatabase, screen }: Omit<CommandCall, 'words'>,
  id: number,
): Promise<CommandOutcome> {
  return withDatabase(async (pool) => {
    await openStudio(pool);
    return inTransaction(pool, async (client): Promise<CommandOutcome> => {
      const deleted = await deleteApplication(client, id);
      if (deleted === undefined) return { kind: 'failed', sentence: `There is no application ${id}.` };
      await forgetMailsOfApplication(client, deleted.receivedAt);
      screen.print(`Application ${id} is deleted, with the mails about it that were kept.`);
      return { kind: 'done' };
    });
  });
}
