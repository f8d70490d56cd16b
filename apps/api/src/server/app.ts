import type { ReadReplica } from '@lifted/database/read-replica';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { Pool } from 'pg';
import { registerClassBookings } from '../features/bookings/booking-commands-routes.ts';
import { registerBookings } from '../features/bookings/bookings-routes.ts';
import { registerCalendarFeeds } from '../features/calendar-feeds/calendar-feeds-routes.ts';
import { registerChallenges } from '../features/challenges/challenges-routes.ts';
import { registerContractDeclarations } from '../features/contracts/contract-declarations-routes.ts';
import { registerCustomers } from '../features/customers/customers-routes.ts';
import type { Env } from '../config/env.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { AccessLog } from '../audit/access-log.ts';
import type { LiveDesks } from '../features/desk-live/live-desks.ts';
import { registerDesk } from './register-desk.ts';
import { createHttpServer, type HttpServerDependencies } from './http-server.ts';
import type { MemberResponseCache } from '../cache/member-response-cache.ts';
import type { PublicResponseCache } from '../cache/public-response-cache.ts';
import { registerAccessLog } from '../data/access-log.ts';
import { rememberCommands } from '../http/repeats/command-keys.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { Identity } from '../identity/identity.ts';
import { keepClassRunning } from '../demo/fill-demo-floor.ts';
import { registerDemoMailbox } from '../demo/mailbox/demo-mailbox.ts';

import { measuredSite } from '../operations/measurements/measured-site.ts';
import { registerMeasurements } from '../operations/measurements/measurements-routes.ts';
import { registerMetrics } from '../operations/metrics/metrics-route.ts';
import { registerPolicyReports } from '../operations/policy-reports/policy-reports-route.ts';
import { registerOpenApi } from '../openapi/register-openapi.ts';
import { registerPersonalData } from '../features/personal-data/personal-data-routes.ts';
import { registerUnsubscribe } from '../features/unsubscribe/unsubscribe-routes.ts';
import type { StudioSite } from '../site/studio-site.ts';
import { AnsweredPages, drawnPages } from '../site/answered-pages.ts';
import { registerSite } from '../site/register-site.ts';
import type { Monitoring } from './start-monitoring.ts';
import { loadStudioClass } from '../features/timetable/timetable-repository.ts';
import { classOnPage, timetableOnPage, registerTimetable } from '../features/timetable/timetable-routes.ts';
import { pricesOnPage, registerPriceList } from '../features/price-list/price-list-routes.ts';
import { registerFloor } from '../features/floor/floor-routes.ts';
import { registerMessages } from '../features/messages/messages-routes.ts';
import { registerSetEntries } from '../features/set-entries/set-entries-routes.ts';
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
  /** Whether the database is the demo's, not merely one on somebody's own machine. */
  readonly holdsDemo: boolean;
  /** Undefined: `pool` serves all reads. */
  readonly replica?: ReadReplica | undefined;
  readonly publicCache: PublicResponseCache;
  readonly liveDesks: LiveDesks;
  readonly now: () => Date;
  readonly studio: StudioBasics;
  readonly memberCache: MemberResponseCache;
  /** The studio's public key for push services. */
  readonly pushKey: Buffer;
  readonly identity: Pick<Identity, 'register'>;
  /** The built pages as the studio's profile has them. */
  readonly pages: Pick<StudioSite, 'site' | 'staff' | 'version' | 'isPublic' | 'picture' | 'preview'>;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  readonly monitoring: Pick<Monitoring, 'metrics' | 'tracing'>;
}

/** Version of the API; the first number changes when clients have to. */
const API_VERSION = '1.0.0';

/** Assembles the server: what applies to every call first, then each feature by name, then the site. */
export async function buildApp(dependencies: AppDependencies): Promise<StudioApp> {
  const { env, pool, replica, publicCache, memberCache, now, studio, pages, identity, wakeJobs } =
    dependencies;
  const { metrics, tracing } = dependencies.monitoring;
  const letters = { studio, publicUrl: env.publicUrl };
  const app = await createHttpServer({
    ...dependencies,
    watchAnswer: metrics.countAnswer,
    traceRequests: tracing?.traceRequests,
  });
  rememberCommands(app, { pool, now });
  registerOpenApi(app, { title: `${studio.name} API`, version: API_VERSION });

  registerTimetable(app, { pool, replica, publicCache, now });
  registerWorkoutsOfTheDay(app, { pool, replica, publicCache, now });
  registerPriceList(app, { pool, replica, publicCache, now });

  const accessLog = new AccessLog({ pool, now, log: dependencies.log });
  registerAccessLog(app, accessLog);
  app.addHook('onClose', () => accessLog.settle());
  registerCustomers(app, { pool, replica, memberCache, now });
  registerBookings(app, { pool, replica, memberCache, now });
  if (env.bookingService === undefined) {
    registerClassBookings(app, { pool, replica, memberCache, publicCache, now, letters, wakeJobs });
  }
  registerMessages(app, { pool, replica, memberCache, now, pushKey: dependencies.pushKey });
  registerUnsubscribe(app, { pool, now, letters });
  registerCalendarFeeds(app, { pool, memberCache, publicCache, now, letters });
  registerSetEntries(app, { pool, now });
  registerTrainingLog(app, { pool, replica, memberCache, now });
  const challengeOnPage = registerChallenges(app, { pool, replica, publicCache, memberCache, now });

  registerTrialWorkouts(app, {
    pool,
    publicCache,
    now,
    wakeJobs,
    loadStudioClass: (workoutId) => loadStudioClass(pool, workoutId, now()),
    bookingLimit: { ...TRIAL_BOOKING_LIMIT, max: env.trialBookingsPerTenMinutes ?? TRIAL_BOOKING_LIMIT.max },
    letters: env.bookingService === undefined ? withOwnLogin(letters) : letters,
  });
  registerTrainerApplications(app, {
    pool,
    now,
    wakeJobs,
    letters,
  });
  registerContractDeclarations(app, {
    pool,
    now,
    wakeJobs,
    letters,
  });
  identity.register(app);
  registerPersonalData(app, {
    pool,
    now,
    wakeJobs,
    letters,
  });
  registerDesk(app, {
    pool,
    now,
    letters,
    publicCache,
    liveDesks: dependencies.liveDesks,
    drawPage: (path, answer) => pages.site && drawnPages(pages.site)(path, answer),
    wakeJobs,
    booksHere: env.bookingService === undefined,
    isDemo: env.mode === 'demo',
  });
  registerFloor(app, {
    pool,
    now,
    letters,
    wakeJobs,
    demo: dependencies.holdsDemo ? { keepClassRunning } : undefined,
  });
  if (env.mode === 'demo') registerDemoMailbox(app, { pool });

  const built = measuredSite(pages.site);
  registerMeasurements(app, { pool, now, site: built, watch: metrics.countPage });
  registerPolicyReports(app, { watch: metrics.countPolicyReport });

  const reading = { pool, replica, publicCache, now };
  const answered =
    pages.site &&
    new AnsweredPages(
      [
        {
          patterns: ['/wod'],
          topic: 'wods',
          question: (_, query) => workoutOnPage(query, 'en', reading),
        },
        {
          patterns: ['/de/wod'],
          topic: 'wods',
          question: (_, query) => workoutOnPage(query, 'de', reading),
        },
        {
          patterns: ['/workouts', '/de/workouts'],
          topic: 'timetable-page',
          question: (_, query) => timetableOnPage(query, reading),
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
          patterns: ['/challenge/:challengeId', '/de/challenge/:challengeId'],
          topic: 'challenges',
          question: ({ challengeId = '' }) => challengeOnPage(challengeId),
        },
      ],
      {
        publicCache,
        pages: {
          get writeAnswer() {
            return pages.site?.writeAnswer;
          },
          get version() {
            return pages.version;
          },
        },
        log: dependencies.log,
      },
    );
  const answerAsSite = registerSite(app, {
    get site() {
      return pages.site;
    },
    get staff() {
      return pages.staff;
    },
    get isPublic() {
      return pages.isPublic;
    },
    answered,
    picture: (path) => pages.picture(path),
    preview: (token, path) => pages.preview(token, path),
  });
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
  return {
    get studio() {
      return { ...studio, links: { ...studio.links, memberLogin } };
    },
    publicUrl,
  };
}
