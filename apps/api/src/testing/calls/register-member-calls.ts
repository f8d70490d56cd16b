import type { Pool } from 'pg';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerTrainerApplications } from '../../features/applications/trainer-applications-routes.ts';
import { registerClassBookings } from '../../features/bookings/booking-commands-routes.ts';
import { registerBookings } from '../../features/bookings/bookings-routes.ts';
import { registerCalendarFeeds } from '../../features/calendar-feeds/calendar-feeds-routes.ts';
import { registerChallenges } from '../../features/challenges/challenges-routes.ts';
import { registerContractDeclarations } from '../../features/contracts/contract-declarations-routes.ts';
import { registerCustomers } from '../../features/customers/customers-routes.ts';
import { registerMessages } from '../../features/messages/messages-routes.ts';
import { registerTimetable } from '../../features/timetable/timetable-routes.ts';
import { loadStudioClass } from '../../features/timetable/timetable-repository.ts';
import { registerTrialWorkouts } from '../../features/trial/trial-workouts-routes.ts';
import { registerWorkoutsOfTheDay } from '../../features/workouts-of-the-day/workouts-of-the-day-routes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { LETTERS } from '../booking-fixture.ts';

/** Registers what members and visitors call, beside the desk and the floor of a fixture. */
export function registerMemberCalls(app: StudioApp, pool: Pool, now: () => Date): void {
  const nothing = () => undefined;
  const shared = {
    pool,
    now,
    letters: LETTERS,
    memberCache: new MemberResponseCache(),
    publicCache: new PublicResponseCache(),
    wakeJobs: nothing,
  };
  registerTimetable(app, shared);
  registerWorkoutsOfTheDay(app, shared);
  registerCustomers(app, shared);
  registerBookings(app, shared);
  registerClassBookings(app, shared);
  registerMessages(app, { ...shared, pushKey: Buffer.alloc(65, 4) });
  registerCalendarFeeds(app, shared);
  registerChallenges(app, shared);
  registerTrialWorkouts(app, { ...shared, loadStudioClass: (id) => loadStudioClass(pool, id, now()) });
  registerTrainerApplications(app, shared);
  registerContractDeclarations(app, shared);
}
