import type { ReadReplica } from '@lifted/database/read-replica';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { Pool } from 'pg';
import { registerClassBookings } from '../features/bookings/booking-commands-routes.ts';
import { registerBookings } from '../features/bookings/bookings-routes.ts';
import { registerChallenges } from '../features/challenges/challenges-routes.ts';
import { registerContractDeclarations } from '../features/contracts/contract-declarations-routes.ts';
import { registerCustomers } from '../features/customers/customers-routes.ts';
import type { Env } from '../config/env.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { AccessLog } from '../audit/access-log.ts';
import { registerDesk } from './register-desk.ts';
import { createHttpServer, type HttpServerDependencies } from './http-server.ts';
import type { MemberResponseCache } from '../cache/member-response-cache.ts';
import type { PublicResponseCache } from '../cache/public-response-cache.ts';
import { registerAccessLog } from '../data/access-log.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { Identity } from '../identity/identity.ts';
import { registerDemoMailbox } from '../demo/mailbox/demo-mailbox.ts';

import { measuredSite } from '../operations/measurements/measured-site.ts';
import { registerMeasurements } from '../operations/measurements/measurements-routes.ts';
import { registerMetrics } from '../operations/metrics/metrics-route.ts';
import { registerOpenApi } from '../openapi/register-openapi.ts';
import { registerPersonalData } from '../features/personal-data/personal-data-routes.ts';
import type { Site } from '../site/read-site.ts';
import type { StaffApp } from '../site/read-staff-app.ts';
import { AnsweredPages } from '../site/answered-pages.ts';
import { registerSite } from '../site/register-site.ts';
import type { Monitoring } from './start-monitoring.ts';
import { loadStudioClass } from '../features/timetable/timetable-repository.ts';
import { classOnPage, registerTimetable } from '../features/timetable/timetable-routes.ts';
import { pricesOnPage, registerPriceList } from '../features/price-list/price-list-routes.ts';
import { registerTrainerApplications } from '../features/applications/trainer-applications-routes.ts';
import { registerTrainingLog } from '../features/training/training-log-routes.ts';
import { registerTrialWorkouts, TRIAL_BOOKING_LIMIT } from '../features/trial/trial-workouts-routes.ts';
import {
  registerWorkoutsOfTheDay,
  workoutOnPage,
} from '../features/workouts-of-the-day/workouts-of-the-day-routes.ts';

export interface AppDependencies extends HttpServerDependencies {
  readonly env: HttpServerDependencies['env'] &
    Pick<Env, 'mode' | 'trialBookingsPerTenMinutes' | 'metricsToken' | 'bookingService'>;
  readonly pool: Pool;
  /** Undefined: `pool` serves all reads. */
  readonly replica?: ReadReplica | undefined;
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
  readonly studio: StudioBasics;
  readonly memberCache: MemberResponseCache;
  readonly identity: Pick<Identity, 'register' | 'findSignInTime'>;
  /** Undefined: the site has not been built. */
  readonly site: Site | undefined;
  /** Undefined: the staff app has not been built. */
  readonly staff: StaffApp | undefined;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
  readonly monitoring: Pick<Monitoring, 'metrics' | 'tracing'>;
}

/** Version of the API; the first number changes when clients have to. */
const API_VERSION = '1.0.0';

/** Assembles the server: what applies to every call first, then each feature by name, then the site. */
export async function buildApp(dependencies: AppDependencies): Promise<StudioApp> {
  const { env, pool, replica, publicCache, memberCache, now, studio, site, identity, wakeMail } =
    dependencies;
  const { metrics, tracing } = dependencies.monitoring;
  const letters = { studio, publicUrl: env.publicUrl };
  const app = await createHttpServer({
    ...dependencies,
    watchAnswer: metrics.countAnswer,
    traceRequests: tracing?.traceRequests,
  });
  registerOpenApi(app, { title: `${studio.name} API`, version: API_VERSION });

  registerTimetable(app, { pool, replica, publicCache, now });
  registerWorkoutsOfTheDay(app, { pool, replica, publicCache, now });
  registerPriceList(app, { pool, replica, publicCache, now });

  const accessLog = new AccessLog({ pool, now, log: dependencies.log });
  registerAccessLog(app, accessLog.record);
  app.addHook('onClose', () => accessLog.settle());
  registerCustomers(app, { pool, replica, memberCache, now });
  registerBookings(app, { pool, replica, memberCache });
  if (env.bookingService === undefined) {
    registerClassBookings(app, { pool, replica, memberCache, publicCache, now, letters, wakeJobs: wakeMail });
  }
  registerTrainingLog(app, { pool, replica, memberCache, now });
  const challengeOnPage = registerChallenges(app, { pool, replica, publicCache, memberCache, now });

  registerTrialWorkouts(app, {
    pool,
    publicCache,
    now,
    wakeMail,
    loadStudioClass: (workoutId) => loadStudioClass(pool, workoutId, now()),
    bookingLimit: { ...TRIAL_BOOKING_LIMIT, max: env.trialBookingsPerTenMinutes ?? TRIAL_BOOKING_LIMIT.max },
    letters: env.bookingService === undefined ? withOwnLogin(letters) : letters,
  });
  registerTrainerApplications(app, {
    pool,
    now,
    wakeMail,
    letters,
  });
  registerContractDeclarations(app, {
    pool,
    now,
    wakeMail,
    letters,
  });
  identity.register(app);
  registerPersonalData(app, {
    pool,
    now,
    wakeMail,
    findSignInTime: identity.findSignInTime,
    letters,
  });
  registerDesk(app, {
    pool,
    now,
    letters,
    publicCache,
    wakeJobs: wakeMail,
    booksHere: env.bookingService === undefined,
  });
  if (env.mode === 'demo') registerDemoMailbox(app, { pool });

  const built = measuredSite(site);
  registerMeasurements(app, { pool, now, site: built, watch: metrics.countPage });

  const reading = { pool, replica, publicCache, now };
  const answered =
    site &&
    new AnsweredPages(
      [
        {
          patterns: ['/wod', '/de/wod'],
          topic: 'wods',
          question: (_, query) => workoutOnPage(query, reading),
        },
        {
          patterns: ['/workout/:workoutId', '/workout/:workoutId/test'].flatMap((page) => [
            page,
            `/de${page}`,
          ]),
          topic: 'timetable',
          question: ({ workoutId = '' }) => classOnPage(workoutId, reading),
        },
        {
          patterns: ['/', '/memberships', '/terms'].flatMap((page) => [
            page,
            `/de${page === '/' ? '' : page}`,
          ]),
          topic: 'products',
          question: () => pricesOnPage(reading),
        },
        {
          patterns: ['/challenge/:challengeId'],
          topic: 'challenges',
          question: ({ challengeId = '' }) => challengeOnPage(challengeId),
        },
      ],
      { publicCache, writeAnswer: site.writeAnswer, log: dependencies.log },
    );
  const answerAsSite = registerSite(app, { site, staff: dependencies.staff, answered });
  metrics.watchServer({
    release: built.release,
    readiness: dependencies.readiness,
    caches: { public: publicCache, member: memberCache },
  });
  registerMetrics(app, { metrics, token: env.metricsToken, answerUnknown: answerAsSite });
  return app;
}

/** Letters of a studio whose members book here: they log in here as well, not at a booking service. */
function withOwnLogin({ studio, publicUrl }: LetterSettings): LetterSettings {
  const memberLogin = new URL('/login', publicUrl).href;
  return { studio: { ...studio, links: { ...studio.links, memberLogin } }, publicUrl };
}
