import { CANCEL_REASONS, type CancelReason } from '@lifted/domain/bookings/class-cancellation';
import { studio } from '@lifted/profile/studio';
import { cancelClass } from '../classes/changes/change-class.ts';
import { restoreClass } from '../classes/restoring/restore-class.ts';
import { closeRoster } from '../classes/close-roster.ts';
import { readArguments } from './command-line/arguments.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

const WHICH: CommandOutcome = { kind: 'wrong_usage', sentence: 'Which class? One id, as in workouts.csv.' };
const STARTED: CommandOutcome = { kind: 'failed', sentence: 'This class has already started.' };

function unknown(id: string): CommandOutcome {
  return { kind: 'failed', sentence: `There is no class ${id}.` };
}

/** `cancel-class ID --reason …`: nobody owes anything, and everybody booked gets a mail. */
export const cancelClassCommand: StudioCommand = {
  name: 'cancel-class',
  usage: 'cancel-class ID --reason WHY',
  summary: `cancel a class (${CANCEL_REASONS.join(', ')}); credits come back and everybody gets a mail`,
  run: async (call) => {
    const typed = readArguments(call.words, { reason: { type: 'string' } });
    if (typed.kind === 'wrong_usage') return typed;
    const [id, ...rest] = typed.positionals;
    if (id === undefined || rest.length > 0) return WHICH;
    const reason = CANCEL_REASONS.find((one) => one === typed.values.reason);
    if (reason === undefined) {
      return { kind: 'wrong_usage', sentence: `The reason is one of ${CANCEL_REASONS.join(', ')}.` };
    }
    return cancel(call, id, reason);
  },
};

function cancel(call: CommandCall, id: string, reason: CancelReason): Promise<CommandOutcome> {
  return call.withDatabase(async (pool): Promise<CommandOutcome> => {
    await openStudio(pool);
    const outcome = await cancelClass(pool, id, reason, contextOf(call));
    switch (outcome.outcome) {
      case 'canceled':
        call.screen.print('The class is cancelled. Mails to everybody booked are on their way.');
        return { kind: 'done' };
      case 'unknown':
        return unknown(id);
      case 'refused':
        return refusedCancellation(outcome.reason);
      default:
        return outcome satisfies never;
    }
  });
}

function refusedCancellation(
  reason: 'already_canceled' | 'class_started' | 'too_late_for_few',
): CommandOutcome {
  switch (reason) {
    case 'already_canceled':
      return { kind: 'failed', sentence: 'This class is cancelled already.' };
    case 'class_started':
      return STARTED;
    case 'too_late_for_few':
      return {
        kind: 'failed',
        sentence:
          'It is too late to cancel it for too few bookings: that goes until three hours before it starts.',
      };
    default:
      return reason satisfies never;
  }
}

/** `restore-class ID`: a cancelled class takes place after all. */
export const restoreClassCommand: StudioCommand = {
  name: 'restore-class',
  usage: 'restore-class ID',
  summary: 'let a cancelled class take place after all; its bookings come back, with a mail',
  run: async (call) => {
    const [id, ...rest] = call.words;
    if (id === undefined || rest.length > 0) return WHICH;
    return call.withDatabase(async (pool): Promise<CommandOutcome> => {
      await openStudio(pool);
      const outcome = await restoreClass(pool, id, contextOf(call));
      if (outcome.outcome === 'unknown') return unknown(id);
      if (outcome.outcome === 'restored') {
        call.screen.print('The class takes place. Everybody who had a place hears of it.');
        return { kind: 'done' };
      }
      return outcome.reason === 'class_started'
        ? STARTED
        : { kind: 'failed', sentence: 'This class is not cancelled.' };
    });
  },
};

/** `close-roster ID`: who was there is marked; two days later everybody else was missing. */
export const closeRosterCommand: StudioCommand = {
  name: 'close-roster',
  usage: 'close-roster ID',
  summary: 'say that everybody present in a class is marked; 48 hours later the others were missing',
  run: async (call) => {
    const [id, ...rest] = call.words;
    if (id === undefined || rest.length > 0) return WHICH;
    return call.withDatabase(async (pool): Promise<CommandOutcome> => {
      await openStudio(pool);
      if (await closeRoster(pool, id, call.now())) {
        call.screen.print('The roster is closed.');
        return { kind: 'done' };
      }
      return {
        kind: 'failed',
        sentence: 'There is no class of this id that has started and was not cancelled.',
      };
    });
  },
};

function contextOf({ publicUrl, now }: CommandCall) {
  return { letters: { studio, publicUrl }, now: now() };
}
