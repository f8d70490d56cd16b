import {
  cancelTrialBooking,
  confirmTrialBooking,
  joinTestWorkout,
  showTrialBooking,
  type TrialPlace,
} from '@lifted/contract/trial-bookings';
import { berlinIso, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { visitorEmail, visitorName } from '@lifted/domain/people/visitor-details';
import type { Pool } from 'pg';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import { filledHoneypot } from '../../http/forms/honeypot.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { bookTrialWorkout } from './book-trial-workout.ts';
import {
  confirmLinkedPlace,
  giveLinkedPlaceBack,
  showLinkedBooking,
  type LoadStudioClass,
} from './mailed-link.ts';
import { acceptedEmail, acceptedName } from './trial-refusals.ts';

const TEN_MINUTES_S = (10 * MINUTE_MS) / SECOND_MS;

/** Enough for a family or an office behind one address, too few to fill a whole week. */
export const TRIAL_BOOKING_LIMIT: RateLimit = { max: 10, seconds: TEN_MINUTES_S };
/** Opening and using mailed links; a token cannot be guessed, so this only limits the cost of attempts. */
export const MAILED_LINK_LIMIT: RateLimit = { max: 60, seconds: TEN_MINUTES_S };

interface TrialWorkoutsDependencies {
  readonly pool: Pool;
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
  readonly loadStudioClass: LoadStudioClass;
  readonly letters: LetterSettings;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  readonly bookingLimit?: RateLimit;
  readonly linkLimit?: RateLimit;
}

/** Booking a free test workout, and canceling it (specification, section 2: Join a test workout). */
export function registerTrialWorkouts(app: StudioApp, dependencies: TrialWorkoutsDependencies): void {
  registerBooking(app, dependencies);
  registerMailedLink(app, dependencies);
}

function registerBooking(
  app: StudioApp,
  {
    pool,
    publicCache,
    now,
    letters,
    wakeJobs,
    bookingLimit = TRIAL_BOOKING_LIMIT,
  }: TrialWorkoutsDependencies,
): void {
  registerCall(app, joinTestWorkout, {
    rateLimit: bookingLimit,
    async handler({ params: { workoutId }, body, request }) {
      const email = acceptedEmail(visitorEmail(body.email));
      const name = acceptedName(visitorName(body.name));
      if (filledHoneypot(body.website)) return presentPlace(workoutId, null);

      const language = body.language ?? languageOf(request.headers);
      const { heldUntil } = await bookTrialWorkout(pool, letters, {
        workoutId,
        email,
        name,
        language,
        now: now(),
      });
      publicCache.invalidate('timetable');
      wakeJobs();
      return presentPlace(workoutId, heldUntil);
    },
  });
}

function presentPlace(workoutId: string, heldUntil: Date | null): TrialPlace {
  if (heldUntil === null) return { workout_id: workoutId, place: 'booked', held_until: null };
  return { workout_id: workoutId, place: 'held', held_until: berlinIso(heldUntil) };
}

function registerMailedLink(
  app: StudioApp,
  {
    pool,
    publicCache,
    now,
    letters,
    wakeJobs,
    loadStudioClass,
    linkLimit = MAILED_LINK_LIMIT,
  }: TrialWorkoutsDependencies,
): void {
  registerCall(app, showTrialBooking, {
    rateLimit: linkLimit,
    handler: ({ body }) => showLinkedBooking({ pool, loadStudioClass }, body.token, now()),
  });

  registerCall(app, confirmTrialBooking, {
    rateLimit: linkLimit,
    async handler({ body }) {
      const changed = await confirmLinkedPlace(pool, letters, body.token, now);
      if (changed) wakeJobs();
      return showLinkedBooking({ pool, loadStudioClass }, body.token, now());
    },
  });

  registerCall(app, cancelTrialBooking, {
    rateLimit: linkLimit,
    async handler({ body }) {
      const changed = await giveLinkedPlaceBack(pool, letters, body.token, now());
      if (changed) publicCache.invalidate('timetable');
      if (changed) wakeJobs();
      return showLinkedBooking({ pool, loadStudioClass }, body.token, now());
    },
  });
}
