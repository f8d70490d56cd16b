import type { StudioClass } from '@lifted/contract/timetable';
import { listen } from '@lifted/database/listen';
import type { TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import { isTopic, PublicResponseCache } from '../../cache/public-response-cache.ts';
import type { RateLimit } from '../../http/routing/register-call.ts';
import { createServerFixture } from '../server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { readPlacesVersion } from '../../classes/class-places.ts';
import { registerDemoMailbox } from '../../demo/mailbox/demo-mailbox.ts';
import { loadStudioClass } from '../../features/timetable/timetable-repository.ts';
import { registerTimetable } from '../../features/timetable/timetable-routes.ts';
import { registerTrialWorkouts } from '../../features/trial/trial-workouts-routes.ts';

const UNLIMITED: RateLimit = { max: 1_000_000, seconds: 60 };

interface JourneyProcess {
  readonly app: StudioApp;
  readonly publicCache: PublicResponseCache;
  readonly logged: () => string;
  /** Resolves once this process receives notifications and so serves from memory. */
  readonly hearing: Promise<void>;
  close(): Promise<void>;
}

interface JourneySettings {
  readonly database: TestDatabase;
  readonly now: () => Date;
  readonly wakeJobs?: () => void;
  /** Undefined: the limit for visitors. */
  readonly limit?: RateLimit | undefined;
}

/** One process with timetable, trial booking and cancellation, assembled like the server. */
export async function startJourneyProcess({
  database,
  now,
  wakeJobs = () => undefined,
  limit = UNLIMITED,
}: JourneySettings): Promise<JourneyProcess> {
  const { pool, connection } = database;
  const publicCache = new PublicResponseCache(undefined, () => now().getTime());
  publicCache.watch('timetable', () => readPlacesVersion(pool));
  const { app, logged } = await createServerFixture({ requestsPerMinute: UNLIMITED.max });
  registerTimetable(app, { pool, publicCache, now });
  registerTrialWorkouts(app, {
    pool,
    publicCache,
    now,
    wakeJobs,
    loadStudioClass: (workoutId) => loadStudioClass(pool, workoutId, now()),
    letters: { studio, publicUrl: 'https://lifted.example' },
    bookingLimit: limit,
    linkLimit: limit,
  });
  registerDemoMailbox(app, { pool });

  const heard = Promise.withResolvers<void>();
  const changes = listen(connection, 'studio_changed', {
    onMessage: (topic) => isTopic(topic) && publicCache.invalidate(topic),
    onGap: () => publicCache.stopHearing(),
    onReady() {
      publicCache.startHearing();
      heard.resolve();
    },
  });
  return {
    app,
    publicCache,
    logged,
    hearing: heard.promise,
    async close() {
      changes.close();
      await app.close();
    },
  };
}

interface Visitor {
  readonly email: string;
  readonly name?: string;
  readonly website?: string;
  readonly workoutId?: string;
  readonly language?: 'en' | 'de';
}

interface StoredBooking {
  readonly email: string;
  readonly name: string;
  readonly held_until: Date | null;
  readonly canceled_at: Date | null;
}

interface StoredMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly calendar_event: string | null;
}

/** What visitors of the class 'w' do and what is stored of it; `app` unless a call names another process. */
export function journeyCalls(pool: Pool, app: StudioApp) {
  async function stored() {
    const bookings = await pool.query<StoredBooking>(
      'select email, name, held_until, canceled_at from studio.trial_bookings where email is not null order by id',
    );
    const mails = await pool.query<StoredMail>(
      'select kind, recipient, subject, body_text, body_html, calendar_event from studio.mail_outbox order by id',
    );
    return { bookings: bookings.rows, mails: mails.rows };
  }

  return {
    stored,
    book: ({ workoutId = 'w', name = 'Mia', ...rest }: Visitor, at: StudioApp = app) =>
      at.inject({
        method: 'POST',
        url: `/api/bsport/join_test_workout/${workoutId}`,
        payload: { name, ...rest },
      }),
    post: (call: 'show' | 'confirm' | 'cancel', token: string) =>
      app.inject({ method: 'POST', url: `/api/trial_bookings/${call}`, payload: { token } }),
    async freePlaces(at: StudioApp = app): Promise<number> {
      const answer = await at.inject('/api/workouts/w');
      return answer.json<StudioClass>().free_places;
    },
    /** The secret in the link of the latest mail. */
    async mailedToken(): Promise<string> {
      const { mails } = await stored();
      const token = /(?:cancel|confirm)-trial-workout#([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1];
      if (token === undefined) throw new Error('The newest mail holds no link.');
      return token;
    },
  };
}
