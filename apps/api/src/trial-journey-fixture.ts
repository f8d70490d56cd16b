import { listen } from '@lifted/database/listen';
import type { TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { isTopic, PublicBodies } from './http/public-bodies.ts';
import type { RateLimit } from './http/register-call.ts';
import { createServerFixture } from './http/server-fixture.ts';
import type { StudioApp } from './http/studio-app.ts';
import { registerDemoMailbox } from './mail/demo-mailbox.ts';
import { trialConfirmations } from './mail/trial-confirmation.ts';
import { loadStudioClass } from './timetable/timetable-repository.ts';
import { registerTimetable } from './timetable/timetable-routes.ts';
import { registerTrialWorkouts } from './trial-workouts/trial-workouts-routes.ts';

const UNLIMITED: RateLimit = { max: 1_000_000, seconds: 60 };

interface JourneyProcess {
  readonly app: StudioApp;
  readonly bodies: PublicBodies;
  readonly logged: () => string;
  /** Resolves once this process hears of changes and therefore answers from memory. */
  readonly hearing: Promise<void>;
  close(): Promise<void>;
}

interface JourneySettings {
  readonly database: TestDatabase;
  readonly now: () => Date;
  readonly wakeMail?: () => void;
  /** None: the limit a visitor meets. */
  readonly limit?: RateLimit | undefined;
}

/** One process that shows the timetable, books test workouts and gives places back, as the server puts it together. */
export async function startJourneyProcess({
  database,
  now,
  wakeMail = () => undefined,
  limit = UNLIMITED,
}: JourneySettings): Promise<JourneyProcess> {
  const { pool, connection } = database;
  const bodies = new PublicBodies();
  const { app, logged } = await createServerFixture({ requestsPerMinute: UNLIMITED.max });
  registerTimetable(app, { pool, bodies, now });
  registerTrialWorkouts(app, {
    pool,
    bodies,
    now,
    wakeMail,
    loadStudioClass: (workoutId) => loadStudioClass(pool, workoutId),
    confirm: trialConfirmations({ studio, publicUrl: 'https://lifted.example' }),
    bookingLimit: limit,
    linkLimit: limit,
  });
  registerDemoMailbox(app, { pool });

  const heard = Promise.withResolvers<void>();
  const changes = listen(connection, 'studio_changed', {
    onMessage: (topic) => isTopic(topic) && bodies.invalidate(topic),
    onGap: () => bodies.stopHearing(),
    onReady() {
      bodies.startHearing();
      heard.resolve();
    },
  });
  return {
    app,
    bodies,
    logged,
    hearing: heard.promise,
    async close() {
      changes.close();
      await app.close();
    },
  };
}
