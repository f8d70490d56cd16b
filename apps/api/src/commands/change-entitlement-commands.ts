import { migrate } from '@lifted/database/migrate';
import { inTransaction } from '@lifted/database/transaction';
import { lastDayOfTerm } from '@lifted/domain/bookings/entitlement-dates';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { LONGEST_PAUSE_MONTHS } from '@lifted/domain/contracts/studio-terms';
import { studio } from '@lifted/profile/studio';
import type { PoolClient } from 'pg';
import { leavePaidClasses } from '../classes/leave-classes.ts';
import {
  endMembership,
  pauseMembership,
  type LeaveClasses,
  type MembershipOutcome,
} from '../entitlements/change-membership.ts';
import { adjustCredits, extendPass } from '../entitlements/change-pass.ts';
import {
  adjustmentRefusal,
  creditWords,
  extensionRefusal,
  membershipRefusal,
} from '../entitlements/change-refusals.ts';
import { lockEntitlement, type StoredEntitlement } from '../entitlements/entitlement-repository.ts';
import { readArguments, readDay } from './command-line/arguments.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

const WHOSE: CommandOutcome = {
  kind: 'wrong_usage',
  sentence: "Which pass or membership? 'entitlements EMAIL' lists the ids.",
};
const TOO_MUCH: CommandOutcome = { kind: 'wrong_usage', sentence: 'One at a time.' };

function unknown(id: string): CommandOutcome {
  return {
    kind: 'failed',
    sentence: `There is no pass or membership ${id}. 'entitlements EMAIL' lists the ids.`,
  };
}

/** `extend ID DAY`: a pass that runs longer, with what had expired. */
export const extendCommand: StudioCommand = {
  name: 'extend',
  usage: 'extend ID DAY',
  summary: 'make DAY the last day of a pass; credits that expired come back',
  isAboutEntitlement: true,
  run: async ({ words, ...call }) => {
    const [id, word, ...rest] = words;
    if (id === undefined) return WHOSE;
    const read = readDay(word);
    if (read.kind === 'wrong_usage') return read;
    if (rest.length > 0) return TOO_MUCH;
    return withPass(call, id, async (client, pass) => {
      const outcome = await extendPass(client, pass, read.day, call.now());
      switch (outcome.kind) {
        case 'extended':
          call.screen.print(
            `${pass.productName} is valid until ${read.day}, with ${creditWords(outcome.balance)}.`,
          );
          return { kind: 'done' };
        case 'not_later':
        case 'no_pass':
          return { kind: 'failed', sentence: extensionRefusal(outcome.kind, pass).en };
        default:
          return outcome satisfies never;
      }
    });
  },
};

/** A change of credits carries its sign: '+2', '-1'. */
const CHANGE = /^[+-]\d{1,3}$/;

/** `adjust ID ±N --reason TEXT`: a correction; the member sees the reason. */
export const adjustCommand: StudioCommand = {
  name: 'adjust',
  usage: 'adjust ID ±N --reason TEXT',
  summary: 'add credits to a pass (+2) or take some (-2); the member sees the reason',
  isAboutEntitlement: true,
  run: async ({ words, ...call }) => {
    // Not an option, although it may begin with a hyphen.
    const change = words.find((word) => CHANGE.test(word));
    const typed = readArguments(
      words.filter((word) => word !== change),
      { reason: { type: 'string' } },
    );
    if (typed.kind === 'wrong_usage') return typed;
    const [id, ...rest] = typed.positionals;
    const reason = typed.values.reason?.trim() ?? '';
    if (id === undefined) return WHOSE;
    if (rest.length > 0) return TOO_MUCH;
    if (change === undefined || Number(change) === 0)
      return { kind: 'wrong_usage', sentence: 'How many credits more or fewer? Type it as +2 or -2.' };
    if (reason === '') return { kind: 'wrong_usage', sentence: 'Why? The member sees what --reason says.' };
    return withPass(call, id, async (client, pass) => {
      const correction = { credits: Number(change), reason, by: BY_OPERATOR };
      const outcome = await adjustCredits(client, pass, correction, call.now());
      switch (outcome.kind) {
        case 'adjusted':
          call.screen.print(`${pass.productName} has ${creditWords(outcome.balance)}.`);
          return { kind: 'done' };
        case 'below_zero':
        case 'no_pass':
          return { kind: 'failed', sentence: adjustmentRefusal(outcome.kind, pass).en };
        default:
          return outcome satisfies never;
      }
    });
  },
};

/** Who corrected credits, in the ledger the member sees; the audit log says more. */
const BY_OPERATOR = 'studio';

type Call = Omit<CommandCall, 'words'>;

function inDatabase(
  { withDatabase }: Call,
  work: (client: PoolClient) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  return withDatabase(async (pool) => {
    await migrate(pool);
    return inTransaction(pool, work);
  });
}

function withPass(
  call: Call,
  id: string,
  work: (client: PoolClient, pass: StoredEntitlement) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  return inDatabase(call, async (client) => {
    const pass = await lockEntitlement(client, id);
    return pass === undefined ? unknown(id) : work(client, pass);
  });
}

/** `pause ID FROM UNTIL`: full months without fees and classes. */
export const pauseCommand: StudioCommand = {
  name: 'pause',
  usage: 'pause ID FROM UNTIL',
  summary: `pause a membership for full months, ${LONGEST_PAUSE_MONTHS} at most; places booked in them are given up free of charge`,
  isAboutEntitlement: true,
  run: async ({ words, ...call }) => {
    const [id, fromWord, untilWord, ...rest] = words;
    if (id === undefined) return WHOSE;
    const from = readDay(fromWord);
    if (from.kind === 'wrong_usage') return from;
    const until = readDay(untilWord);
    if (until.kind === 'wrong_usage') return until;
    if (rest.length > 0) return TOO_MUCH;
    const pause = { from: from.day, until: until.day };
    return inDatabase(call, async (client) => {
      const outcome = await pauseMembership(client, id, pause, leaveClasses(call));
      if (outcome.kind === 'refused') return refusal(id, outcome, pause.from);
      const { productName } = outcome.membership;
      call.screen.print(`${productName} is paused from ${pause.from} until ${pause.until}.`);
      printLeft(call, outcome.left);
      return { kind: 'done' };
    });
  },
};

/** `end ID DAY`: the last day of a membership. */
export const endCommand: StudioCommand = {
  name: 'end',
  usage: 'end ID DAY',
  summary: 'make DAY the last day of a membership; places booked after it are given up free of charge',
  isAboutEntitlement: true,
  run: async ({ words, ...call }) => {
    const [id, word, ...rest] = words;
    if (id === undefined) return WHOSE;
    const read = readDay(word);
    if (read.kind === 'wrong_usage') return read;
    if (rest.length > 0) return TOO_MUCH;
    return inDatabase(call, async (client) => {
      const outcome = await endMembership(client, id, read.day, leaveClasses(call));
      if (outcome.kind === 'refused') return refusal(id, outcome, read.day);
      const { productName, from, termMonths, pauses } = outcome.membership;
      call.screen.print(`${productName} ends on ${read.day}, its last day.`);
      const term = termMonths === null ? null : lastDayOfTerm(from, termMonths, pauses);
      if (term !== null && read.day < term) call.screen.note(`Its minimum term lasts until ${term}.`);
      printLeft(call, outcome.left);
      return { kind: 'done' };
    });
  },
};

function printLeft({ screen }: Call, left: number): void {
  if (left > 0) screen.print(`Places given up free of charge: ${left}.`);
}

function refusal(
  id: string,
  outcome: Extract<MembershipOutcome, { kind: 'refused' }>,
  day: CivilDate,
): CommandOutcome {
  if (outcome.reason === 'unknown') return unknown(id);
  return { kind: 'failed', sentence: membershipRefusal(outcome, day).en };
}

/** Places are given up in the command's own transaction; their waitlists are served. */
function leaveClasses({ publicUrl, now }: Call): LeaveClasses {
  return (client, leave) => leavePaidClasses(client, leave, { letters: { studio, publicUrl }, now: now() });
}
