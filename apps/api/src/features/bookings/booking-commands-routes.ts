import {
  acceptOffer,
  bookClass,
  cancelBooking,
  cancelLinkedPlace,
  getCustomerClasses,
  joinWaitlist,
  leaveWaitlist,
  showLinkedPlace,
  swapBooking,
  type BookingOutcome,
} from '@lifted/contract/class-bookings';
import { getCustomerPasses, objectToFee as objectToFeeCall } from '@lifted/contract/entitlements';
import { berlinDate, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { FastifyRequest } from 'fastify';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerMemberRead } from '../../cache/register-member-read.ts';
import type { ReadingDatabases } from '../../data/read-from-replica.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { idempotencyKey } from '../../http/input/idempotency-key.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import {
  acceptOfferFor,
  bookClassFor,
  cancelBookingFor,
  joinWaitlistFor,
  leaveWaitlistFor,
  swapBookingFor,
  type CommandRequest,
} from '../../classes/commands/booking-commands.ts';
import { notACustomer } from './booking-refusals.ts';
import { CUSTOMER_CLASSES, CUSTOMER_PASSES } from './customer-classes-query.ts';
import { objectToFee } from './fee-objection.ts';
import { cancelMailedPlace, showMailedPlace } from './mailed-place.ts';

interface ClassBookingsDependencies extends ReadingDatabases {
  readonly memberCache: MemberResponseCache;
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that planned a mail or another job. */
  readonly wakeJobs: () => void;
}

/** A token cannot be guessed, so this only limits the cost of attempts. */
const MAILED_LINK_LIMIT: RateLimit = { max: 60, seconds: (10 * MINUTE_MS) / SECOND_MS };

/** Members book, wait, swap and cancel; what they have, and what it cost (studio operations, sections 1 and 2). */
export function registerClassBookings(app: StudioApp, dependencies: ClassBookingsDependencies): void {
  const { pool, replica, memberCache: cache, now, letters } = dependencies;
  registerMemberRead(app, getCustomerClasses, {
    pool,
    replica,
    cache,
    query: CUSTOMER_CLASSES,
    now,
    question: ({ params }) => ({ customer: { by: 'id', id: params.id }, values: [berlinDate(now())] }),
    unknown: 'not_found',
  });
  registerMemberRead(app, getCustomerPasses, {
    pool,
    replica,
    cache,
    query: CUSTOMER_PASSES,
    now,
    question: ({ params }) => ({ customer: { by: 'id', id: params.id }, values: [] }),
    unknown: 'not_found',
  });

  const after = async (command: Promise<BookingOutcome>) => {
    const outcome = await command;
    changed(dependencies);
    return outcome;
  };
  const engine = { pool, letters };
  registerCall(app, bookClass, {
    answersRepeats: true,
    handler: ({ caller, params, body, request }) =>
      after(bookClassFor(engine, params.workoutId, body.entitlement_id, requestOf(caller, request, now()))),
  });
  registerCall(app, cancelBooking, {
    answersRepeats: true,
    handler: ({ caller, params, request }) =>
      after(cancelBookingFor(engine, params.bookingId, requestOf(caller, request, now()))),
  });
  registerCall(app, swapBooking, {
    answersRepeats: true,
    handler: ({ caller, params, body, request }) =>
      after(swapBookingFor(engine, params.bookingId, body.workout_id, requestOf(caller, request, now()))),
  });
  registerCall(app, joinWaitlist, {
    answersRepeats: true,
    handler: ({ caller, params, request }) =>
      after(joinWaitlistFor(engine, params.workoutId, requestOf(caller, request, now()))),
  });
  registerCall(app, leaveWaitlist, {
    answersRepeats: true,
    handler: ({ caller, params, request }) =>
      after(leaveWaitlistFor(engine, params.workoutId, requestOf(caller, request, now()))),
  });
  registerCall(app, acceptOffer, {
    answersRepeats: true,
    handler: ({ caller, params, request }) =>
      after(acceptOfferFor(engine, params.workoutId, requestOf(caller, request, now()))),
  });
  registerCall(app, objectToFeeCall, {
    handler: ({ caller, params, body }) =>
      objectToFee(pool, {
        customerNumber: customerOf(caller),
        feeId: params.feeId,
        words: body.words.trim(),
        now: now(),
      }),
  });
  registerMailedPlace(app, dependencies);
}

function registerMailedPlace(app: StudioApp, dependencies: ClassBookingsDependencies): void {
  const { pool, now, letters } = dependencies;
  registerCall(app, showLinkedPlace, {
    rateLimit: MAILED_LINK_LIMIT,
    handler: ({ body }) => showMailedPlace(pool, body.token, now()),
  });
  registerCall(app, cancelLinkedPlace, {
    rateLimit: MAILED_LINK_LIMIT,
    async handler({ body, request }) {
      const asked = { language: languageOf(request.headers), now: now() };
      if (await cancelMailedPlace({ pool, letters }, body.token, asked)) changed(dependencies);
      return showMailedPlace(pool, body.token, now());
    },
  });
}

function changed({ publicCache, wakeJobs }: ClassBookingsDependencies): void {
  publicCache.invalidate('timetable');
  wakeJobs();
}

function customerOf({ customerNumber }: SignedInCaller): number {
  if (customerNumber === null) throw notACustomer();
  return customerNumber;
}

function requestOf(caller: SignedInCaller, request: FastifyRequest, now: Date): CommandRequest {
  return {
    customerNumber: customerOf(caller),
    key: idempotencyKey(request),
    actor: 'member',
    actorUid: caller.uid,
    language: languageOf(request.headers),
    now,
  };
}
