import {
  changeEmailCommand,
  disableCommand,
  enableCommand,
  resetSecondFactorCommand,
  resetSignInCommand,
  signOutCommand,
} from './account-commands.ts';
import { auditLogCommand } from './audit-log-command.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { backupKeysCommand } from './backup-keys-command.ts';
import { checkMailCommand } from './check-mail-command.ts';
import { declarationsCommand } from './declarations-command.ts';
import { adjustCommand, endCommand, extendCommand, pauseCommand } from './change-entitlement-commands.ts';
import { entitlementsCommand, grantCommand } from './entitlement-commands.ts';
import { forgetCommand } from './forget-command.ts';
import { importCommand } from './import-command.ts';
import { cancelClassCommand, closeRosterCommand, restoreClassCommand } from './class-commands.ts';
import { decideFeeCommand, feesCommand } from './fee-commands.ts';
import { jobsCommand } from './jobs-command.ts';
import { measurementsCommand } from './measurements-command.ts';
import { makeOwnerCommand } from './make-owner-command.ts';
import { newStudioCommand } from './new-studio-command.ts';
import { partnerVisitsCommand } from './partner-visits-command.ts';
import { provisionFirebaseCommand } from './provision-firebase-command.ts';
import { inviteCommand, signInLinkCommand } from './sign-in-link-commands.ts';
import type { StudioCommand } from './command-line/studio-command.ts';
import { trainerApplicationsCommand } from './trainer-applications-command.ts';

const COMMAND_LINE = 'npm run studio --';

/** Every command, in the order help lists them. */
export const STUDIO_COMMANDS: readonly StudioCommand[] = [
  newStudioCommand,
  importCommand,
  backupKeysCommand,
  backupCommand,
  restoreCommand,
  cancelClassCommand,
  restoreClassCommand,
  closeRosterCommand,
  partnerVisitsCommand,
  feesCommand,
  decideFeeCommand,
  jobsCommand,
  checkMailCommand,
  inviteCommand,
  signInLinkCommand,
  makeOwnerCommand,
  changeEmailCommand,
  disableCommand,
  enableCommand,
  signOutCommand,
  resetSecondFactorCommand,
  resetSignInCommand,
  grantCommand,
  entitlementsCommand,
  extendCommand,
  adjustCommand,
  pauseCommand,
  endCommand,
  forgetCommand,
  provisionFirebaseCommand,
  declarationsCommand,
  trainerApplicationsCommand,
  auditLogCommand,
  measurementsCommand,
];

/** Usage, a line per command. */
export function helpLines(): string[] {
  const usages = [...STUDIO_COMMANDS.map(({ usage, summary }) => ({ usage, summary })), HELP];
  const width = Math.max(...usages.map(({ usage }) => usage.length));
  return [
    `Type: ${COMMAND_LINE} <command>`,
    '',
    ...usages.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'DATA_DIR or DATABASE_URL say which database is meant, as for npm start.',
  ];
}

const HELP = { usage: 'help', summary: 'this list' };

/** Usage of one command. */
export function usageLine({ usage }: StudioCommand): string {
  return `Type: ${COMMAND_LINE} ${usage}`;
}
