import type { BookingOutcome } from '@lifted/contract/class-bookings';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { useRef, useState } from 'react';
import type { CustomerAnswers } from '../customer/member-answers.ts';
import { BookingCommands, sendCommand, type BookingCommand } from './booking-commands.ts';
import { renewBookings } from './use-own-classes.ts';

/** The state of the latest command. */
export type CommandState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly kind: BookingCommand['kind'] }
  /** `workoutId`: the class it is about in the end. */
  | { readonly state: 'done'; readonly outcome: BookingOutcome['outcome']; readonly workoutId: string }
  | { readonly state: 'refused'; readonly reason: string };

export interface Booking {
  readonly state: CommandState;
  readonly carryOut: (command: BookingCommand) => void;
}

/**
 * Carries out one command at a time and asks again for everything it changed: the own classes, and with `onChanged` what
 * else the page shows. A refusal shows the server's sentence, and means that what the page shows is outdated.
 */
export function useBooking(answers: CustomerAnswers, onChanged: () => void): Booking {
  const api = useApiClient();
  const [commands] = useState(() => new BookingCommands((command, key) => sendCommand(api, command, key)));
  const [state, setState] = useState<CommandState>({ state: 'idle' });
  const isSending = useRef(false);

  async function send(command: BookingCommand): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState({ state: 'sending', kind: command.kind });
    try {
      const { outcome, workout_id: workoutId } = await commands.carryOut(command);
      onChanged();
      await renewBookings(answers);
      setState({ state: 'done', outcome, workoutId });
    } catch (failure) {
      setState({ state: 'refused', reason: failure instanceof Error ? failure.message : String(failure) });
      if (failure instanceof ApiProblem) {
        onChanged();
        await renewBookings(answers);
      }
    } finally {
      isSending.current = false;
    }
  }

  return { state, carryOut: (command) => void send(command) };
}
