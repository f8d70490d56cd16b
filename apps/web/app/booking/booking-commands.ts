import type {
  acceptOffer,
  bookClass,
  BookingOutcome,
  cancelBooking,
  joinWaitlist,
  leaveWaitlist,
  swapBooking,
} from '@lifted/contract/class-bookings';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';

/** What a member can do about a class. */
export type BookingCommand =
  /** `entitlementId`: chosen by the member; undefined: the rule chooses. */
  | { readonly kind: 'book'; readonly workoutId: string; readonly entitlementId?: string }
  | { readonly kind: 'cancel'; readonly bookingId: string }
  /** Leaves the class of the booking for this one. */
  | { readonly kind: 'swap'; readonly bookingId: string; readonly workoutId: string }
  | { readonly kind: 'join'; readonly workoutId: string }
  /** Also declines an offer. */
  | { readonly kind: 'leave'; readonly workoutId: string }
  | { readonly kind: 'accept'; readonly workoutId: string };

/**
 * Sends each press under a key of its own. When nobody answered, it is not known whether the command was carried out: the
 * same command is then sent with the same key, once by itself and at the next press, and acts once.
 */
export class BookingCommands {
  readonly #send: (command: BookingCommand, key: string) => Promise<BookingOutcome>;
  readonly #newKey: () => string;
  #unanswered: { readonly of: string; readonly key: string } | null = null;

  constructor(
    send: (command: BookingCommand, key: string) => Promise<BookingOutcome>,
    newKey: () => string = () => crypto.randomUUID(),
  ) {
    this.#send = send;
    this.#newKey = newKey;
  }

  /** Throws ApiProblem for a refusal and ApiUnreachable without an answer. */
  async carryOut(command: BookingCommand): Promise<BookingOutcome> {
    const of = JSON.stringify(command);
    const key = this.#unanswered?.of === of ? this.#unanswered.key : this.#newKey();
    this.#unanswered = { of, key };
    try {
      const outcome = await this.#send(command, key).catch((failure: unknown) => {
        if (failure instanceof ApiUnreachable) return this.#send(command, key);
        throw failure;
      });
      this.#unanswered = null;
      return outcome;
    } catch (failure) {
      if (!(failure instanceof ApiUnreachable)) this.#unanswered = null;
      throw failure;
    }
  }
}

/** Sends one command of the booking engine. */
export function sendCommand(
  api: ApiClient,
  command: BookingCommand,
  idempotencyKey: string,
): Promise<BookingOutcome> {
  switch (command.kind) {
    case 'book': {
      const { entitlementId, workoutId } = command;
      return api.call<typeof bookClass>('POST', '/workouts/{workoutId}/bookings', {
        params: { workoutId },
        body: entitlementId === undefined ? {} : { entitlement_id: entitlementId },
        idempotencyKey,
      });
    }
    case 'cancel':
      return api.call<typeof cancelBooking>('POST', '/bookings/{bookingId}/cancellation', {
        params: { bookingId: command.bookingId },
        body: {},
        idempotencyKey,
      });
    case 'swap':
      return api.call<typeof swapBooking>('POST', '/bookings/{bookingId}/swap', {
        params: { bookingId: command.bookingId },
        body: { workout_id: command.workoutId },
        idempotencyKey,
      });
    case 'join':
      return api.call<typeof joinWaitlist>('POST', '/workouts/{workoutId}/waitlist', {
        params: { workoutId: command.workoutId },
        body: {},
        idempotencyKey,
      });
    case 'leave':
      return api.call<typeof leaveWaitlist>('POST', '/workouts/{workoutId}/waitlist/leave', {
        params: { workoutId: command.workoutId },
        body: {},
        idempotencyKey,
      });
    case 'accept':
      return api.call<typeof acceptOffer>('POST', '/workouts/{workoutId}/offer/accept', {
        params: { workoutId: command.workoutId },
        body: {},
        idempotencyKey,
      });
    default:
      return command satisfies never;
  }
}
