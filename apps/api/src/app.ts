import type { ReadReplica } from '@lifted/database/read-replica';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { Pool } from 'pg';
import { registerBookings } from './bookings/bookings-routes.ts';
import { registerChallenges } from './challenges/challenges-routes.ts';
import { registerContractDeclarations } from './contract-declarations/contract-declarations-routes.ts';
import { registerCustomers } from './customers/customers-routes.ts';
import type { Env } from './env.ts';
import { NotedLooks } from './audit-log/noted-looks.ts';
import { readinessOf } from './http/health.ts';
import { createHttpServer, type HttpServerDependencies } from './http/http-server.ts';
import type { MemberBodies } from './http/member-bodies.ts';
import type { PublicBodies } from './http/public-bodies.ts';
import { noteStaffLooks } from './http/staff-looks.ts';
import type { StudioApp } from './http/studio-app.ts';
import type { Identity } from './identity/identity.ts';
import { deletionMails } from './mail/account-deletion.ts';
import { declarationMails } from './mail/declaration-mails.ts';
import { registerDemoMailbox } from './mail/demo-mailbox.ts';
import { trainerApplicationMails } from './mail/trainer-application-mails.ts';
import { trialConfirmations } from './mail/trial-confirmation.ts';
import { measuredSite } from './measurements/measured-site.ts';
import { registerMeasurements } from './measurements/measurements-routes.ts';
import { registerMetrics } from './metrics/metrics-route.ts';
import { registerOpenApi } from './openapi/register-openapi.ts';
import { registerPersonalData } from './personal-data/personal-data-routes.ts';
import type { Site } from './site/read-site.ts';
import { AnsweredPages } from './site/answered-pages.ts';
import { registerSite } from './site/register-site.ts';
import type { Monitoring } from './start-monitoring.ts';
import { loadStudioClass } from './timetable/timetable-repository.ts';
import { classOnPage, registerTimetable } from './timetable/timetable-routes.ts';
import { registerTrainerApplications } from './trainer-applications/trainer-applications-routes.ts';
import { registerTrainingLog } from './training-log/training-log-routes.ts';
import { registerTrialWorkouts, TRIAL_BOOKING_LIMIT } from './trial-workouts/trial-workouts-routes.ts';
import { registerWorkoutsOfTheDay, workoutOnPage } from './workouts-of-the-day/workouts-of-the-day-routes.ts';

export interface AppDependencies extends HttpServerDependencies {
  readonly env: HttpServerDependencies['env'] &
    Pick<Env, 'mode' | 'trialBookingsPerTenMinutes' | 'metricsToken'>;
  readonly pool: Pool;
  /** None: everything is read behind `pool`. */
  readonly replica?: ReadReplica | undefined;
  readonly bodies: PublicBodies;
  readonly now: () => Date;
  readonly studio: StudioBasics;
  readonly memberBodies: MemberBodies;
  readonly identity: Pick<Identity, 'register' | 'findSignInTime'>;
  /** None: the site has not been built. */
  readonly site: Site | undefined;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
  readonly monitoring: Pick<Monitoring, 'metrics' | 'tracing'>;
}

/** Of the wire, not of the program; the first number changes when a client has to. */
const API_VERSION = '1.0.0';

/** Puts the server together: what holds for every call first, then every slice by name, then the site behind them. */
export async function buildApp(dependencies: AppDependencies): Promise<StudioApp> {
  const { env, pool, replica, bodies, memberBodies, now, studio, site, identity, wakeMail } = dependencies;
  const { metrics, tracing } = dependencies.monitoring;
  const app = await createHttpServer({
    ...dependencies,
    watchAnswer: (answer) => metrics.answers.note(answer),
    traceRequests: tracing?.traceRequests,
  });
  registerOpenApi(app, { title: `${studio.name} API`, version: API_VERSION });

  registerTimetable(app, { pool, replica, bodies, now });
  registerWorkoutsOfTheDay(app, { pool, replica, bodies, now });

  const looks = new NotedLooks({ pool, now, log: dependencies.log });
  noteStaffLooks(app, looks.note);
  app.addHook('onClose', () => looks.settle());
  registerCustomers(app, { pool, replica, memberBodies, now });
  registerBookings(app, { pool, replica, memberBodies });
  registerTrainingLog(app, { pool, replica, memberBodies, now });
  const challengeOnPage = registerChallenges(app, { pool, replica, bodies, memberBodies, now });

  registerTrialWorkouts(app, {
    pool,
    bodies,
    now,
    wakeMail,
    loadStudioClass: (workoutId) => loadStudioClass(pool, workoutId),
    bookingLimit: { ...TRIAL_BOOKING_LIMIT, max: env.trialBookingsPerTenMinutes ?? TRIAL_BOOKING_LIMIT.max },
    confirm: trialConfirmations({ studio, publicUrl: env.publicUrl }),
  });
  registerTrainerApplications(app, {
    pool,
    now,
    wakeMail,
    studioName: studio.name,
    announce: trainerApplicationMails({ studio, publicUrl: env.publicUrl }),
  });
  registerContractDeclarations(app, {
    pool,
    now,
    studio,
    wakeMail,
    writeMails: declarationMails({ studio, publicUrl: env.publicUrl }),
  });
  identity.register(app);
  registerPersonalData(app, {
    pool,
    now,
    studio,
    wakeMail,
    findSignInTime: identity.findSignInTime,
    announce: deletionMails({ studio, publicUrl: env.publicUrl, now }),
  });
  if (env.mode === 'demo') registerDemoMailbox(app, { pool });

  const built = measuredSite(site);
  registerMeasurements(app, { pool, now, site: built, watch: (entry) => metrics.pages.note(entry) });

  const reading = { pool, replica, bodies, now };
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
          patterns: ['/workout/:workoutId/test', '/de/workout/:workoutId/test'],
          topic: 'timetable',
          question: ({ workoutId = '' }) => classOnPage(workoutId, reading),
        },
        {
          patterns: ['/challenge/:challengeId'],
          topic: 'challenges',
          question: ({ challengeId = '' }) => challengeOnPage(challengeId),
        },
      ],
      { bodies, writeAnswer: site.writeAnswer, log: dependencies.log },
    );
  const answerAsSite = registerSite(app, site, answered);
  metrics.watchBuild(built.release);
  metrics.kept.watch('public', bodies);
  metrics.kept.watch('member', memberBodies);
  metrics.watchReadiness(() => readinessOf(dependencies, () => undefined));
  registerMetrics(app, { metrics, token: env.metricsToken, answerUnknown: answerAsSite });
  return app;
}
