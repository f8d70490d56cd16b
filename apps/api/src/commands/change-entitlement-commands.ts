import { lastDayOfTerm } from '@lifted/domain/bookings/entitlement-dates';
import { LONGEST_PAUSE_MONTHS } from '@lifted/domain/contracts/studio-terms';
import { studio } from '@lifted/profile/studio';
import type { PoolClient } from 'pg';
import { inBookingTransaction } from '../classes/booking-transaction.ts';
import { leavePaidClasses } from '../classes/leave-classes.ts';
import type { LeaveClasses } from '../entitlements/change-membership.ts';
import { creditWords } from '../entitlements/change-pass.ts';
import { adjust, end, extend, pause } from '../entitlements/entitlement-acts.ts';
import { Refusal } from '../http/errors/refusal.ts';
import { readArguments, readDay } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
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
    const { day } = read;
    return act(call, id, {
      does: (client, acting) => extend(client, { id, until: day }, acting),
      says({ entitlement: { productName, balance } }) {
        call.screen.print(`${productName} is valid until ${day}, with ${creditWords(balance)}.`);
      },
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
    return act(call, id, {
      does: (client, acting) => adjust(client, { id, credits: Number(change), reason }, acting),
      says({ entitlement: { productName, balance } }) {
        call.screen.print(`${productName} has ${creditWords(balance)}.`);
      },
    });
  },
};

type Call = Omit<CommandCall, 'words'>;

/** The operator acts, now. */
interface OperatorActs {
  readonly at: Date;
  readonly uid: null;
}

interface Act<Done> {
  readonly does: (client: PoolClient, acting: OperatorActs) => Promise<Done>;
  /** Prints what was done, once it is. */
  readonly says: (done: Done) => void;
}

/** Does to an entitlement what the desk can do: it is in the audit log, and its owner is told. */
async function act<Done>(
  { withDatabase, now }: Call,
  id: string,
  { does, says }: Act<Done>,
): Promise<CommandOutcome> {
  return withDatabase(async (pool) => {
    await openStudio(pool);
    try {
      says(await inBookingTransaction(pool, (client) => does(client, { at: now(), uid: null })));
      return { kind: 'done' };
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === 'not_found') return unknown(id);
      throw failure;
    }
  });
}

/** `pause ID FROM UNTIL`: full months without fees and classes. */
export const pauseCommand: StudioCommand = {
  name: 'pause',
  usage: 'pause ID FROM UNTIL',
  summary: `pause a membership for full months, ${LONGEST_PAUSE_MONTHS} at most; places booked in them are cancelled free of charge`,
  isAboutEntitlement: true,
  run: async ({ words, ...call }) => {
    const [id, fromWord, untilWord, ...rest] = words;
    if (id === undefined) return WHOSE;
    const from = readDay(fromWord);
    if (from.kind === 'wrong_usage') return from;
    const until = readDay(untilWord);
    if (until.kind === 'wrong_usage') return until;
    if (rest.length > 0) return TOO_MUCH;
    const days = { from: from.day, until: until.day };
    return act(call, id, {
      does: (client, acting) => pause(client, { id, ...days }, leaveClasses(call), acting),
      says({ entitlement, placesLeft }) {
        call.screen.print(`${entitlement.productName} is paused from ${days.from} until ${days.until}.`);
        printLeft(call, placesLeft);
      },
    });
  },
};

/** `end ID DAY`: the last day of a membership. */
export const endCommand: StudioCommand = {
  name: 'end',
  usage: 'end ID DAY',
  summary: 'make DAY the last day of a membership; places booked after it are cancelled free of charge',
  isAboutEntitlement: true,
  run: async ({ words, ...call }) => {
    const [id, word, ...rest] = words;
    if (id === undefined) return WHOSE;
    const read = readDay(word);
    if (read.kind === 'wrong_usage') return read;
    if (rest.length > 0) return TOO_MUCH;
    const lastDay = read.day;
    return act(call, id, {
      does: (client, acting) => end(client, { id, lastDay }, leaveClasses(call), acting),
      says({ entitlement: { productName, from, termMonths, pauses }, placesLeft }) {
        call.screen.print(`${productName} ends on ${lastDay}, its last day.`);
        const term = termMonths === null ? null : lastDayOfTerm(from, termMonths, pauses);
        if (term !== null && lastDay < term) call.screen.note(`Its minimum term lasts until ${term}.`);
        printLeft(call, placesLeft);
      },
    });
  },
};

function printLeft({ screen }: Call, left: number): void {
  if (left > 0) screen.print(`Places cancelled free of charge: ${left}.`);
}

/** Places are cancelled in the command's own transaction; their waitlists are served. */
function leaveClasses({ publicUrl, now }: Call): LeaveClasses {
  return (client, leave) => leavePaidClasses(client, leave, { letters: { studio, publicUrl }, now: now() });
}
