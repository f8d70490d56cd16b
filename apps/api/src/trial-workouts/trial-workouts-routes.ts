import { cancelTrialBooking, joinTestWorkout, showTrialBooking } from '@lifted/contract/trial-bookings';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { visitorEmail, visitorName } from '@lifted/domain/visitor-details';
import type { Pool } from 'pg';
import type { PublicBodies } from '../http/public-bodies.ts';
import { registerCall, type RateLimit } from '../http/register-call.ts';
import { isRobot } from '../http/robot-trap.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { bookTrialWorkout } from './book-trial-workout.ts';
import { giveLinkedPlaceBack, showLinkedBooking, type LoadStudioClass } from './cancel-link.ts';
import type { ConfirmTrialPlace } from './trial-confirmation-port.ts';
import { acceptedEmail, acceptedName } from './trial-refusals.ts';

const TEN_MINUTES_S = (10 * MINUTE_MS) / SECOND_MS;

/** A family or an office behind one address can book; somebody who fills a whole week cannot. */
export const TRIAL_BOOKING_LIMIT: RateLimit = { max: 10, seconds: TEN_MINUTES_S };
/** Opening and using cancel links; a token cannot be guessed, this only keeps the trying cheap for us. */
export const CANCEL_LINK_LIMIT: RateLimit = { max: 60, seconds: TEN_MINUTES_S };

interface TrialWorkoutsDependencies {
  readonly pool: Pool;
  readonly bodies: PublicBodies;
  readonly now: () => Date;
  readonly loadStudioClass: LoadStudioClass;
  readonly confirm: ConfirmTrialPlace;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
  readonly bookingLimit?: RateLimit;
  readonly linkLimit?: RateLimit;
}

/** Booking a free test workout and giving the place back (specification, section 2: Join a test workout). */
export function registerTrialWorkouts(app: StudioApp, dependencies: TrialWorkoutsDependencies): void {
  registerBooking(app, dependencies);
  registerCancelLink(app, dependencies);
}

function registerBooking(
  app: StudioApp,
  { pool, bodies, now, confirm, wakeMail, bookingLimit = TRIAL_BOOKING_LIMIT }: TrialWorkoutsDependencies,
): void {
  registerCall(app, joinTestWorkout, {
    rateLimit: bookingLimit,
    async handler({ params: { workoutId }, body }) {
      const email = acceptedEmail(visitorEmail(body.email));
      const name = acceptedName(visitorName(body.name));
      if (isRobot(body.website)) return { workout_id: workoutId };

      await bookTrialWorkout(pool, confirm, { workoutId, email, name, now: now() });
      bodies.invalidate('timetable');
      wakeMail();
      return { workout_id: workoutId };
    },
  });
}

function registerCancelLink(
  app: StudioApp,
  { pool, bodies, now, loadStudioClass, linkLimit = CANCEL_LINK_LIMIT }: TrialWorkoutsDependencies,
): void {
  registerCall(app, showTrialBooking, {
    rateLimit: linkLimit,
    handler: ({ body }) => showLinkedBooking({ pool, loadStudioClass }, body.token, now()),
  });

  registerCall(app, cancelTrialBooking, {
    rateLimit: linkLimit,
    async handler({ body }) {
      const changed = await giveLinkedPlaceBack(pool, body.token, now());
      if (changed) bodies.invalidate('timetable');
      return showLinkedBooking({ pool, loadStudioClass }, body.token, now());
    },
  });
}
