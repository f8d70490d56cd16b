import { randomBytes } from 'node:crypto';
import {
  enterSets,
  getCheckInSecret,
  getMyWorkout,
  noteOnExercise,
} from '@lifted/contract/floor/set-entries';
import type { Pool } from 'pg';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { refusing } from '../../http/errors/refusal.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { arrivedEntry } from '../../training/arrived-entry.ts';
import { enterSets as enter } from '../../training/enter-sets.ts';
import { readMyWorkout } from './my-workout.ts';

interface SetEntriesDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

const SECRET_BYTES = 32;

const notYou = refusing('not_found', {
  en: 'There is no such customer.',
  de: 'Diese Person gibt es nicht.',
});
const noExercise = refusing('not_found', {
  en: 'There is no such exercise.',
  de: 'Diese Übung gibt es nicht.',
});

/** What members enter of their own training (studio operations, section 3). */
export function registerSetEntries(app: StudioApp, { pool, now }: SetEntriesDependencies): void {
  registerCall(app, getMyWorkout, {
    handler: ({ caller, params, query, request }) =>
      readMyWorkout(pool, {
        customerNumber: own(caller, params.id),
        workoutId: query.workout_id,
        language: languageOf(request.headers),
        now: now(),
      }),
  });

  registerCall(app, enterSets, {
    handler({ caller, params, body }) {
      own(caller, params.id);
      const by = { customerId: params.id, author: 'member', coachId: null, deviceId: null } as const;
      return inBookingTransaction(pool, (client) =>
        enter(
          client,
          body.entries.map((entry) => arrivedEntry(entry, by)),
          now(),
        ),
      );
    },
  });

  registerCall(app, noteOnExercise, {
    async handler({ caller, params, body }) {
      const customerNumber = own(caller, params.id);
      const { rows } = await pool.query<{ number: number }>(
        'select number from studio.exercises where id = $1',
        [params.exerciseId],
      );
      const exercise = rows[0]?.number;
      if (exercise === undefined) throw noExercise();
      const words = body.text.trim();
      await (words === ''
        ? pool.query('delete from studio.exercise_notes where customer_number = $1 and exercise_key = $2', [
            customerNumber,
            exercise,
          ])
        : pool.query(
            `insert into studio.exercise_notes (customer_number, exercise_key, words) values ($1, $2, $3)
                 on conflict (customer_number, exercise_key) do update set words = excluded.words`,
            [customerNumber, exercise, words],
          ));
      return null;
    },
  });

  registerCall(app, getCheckInSecret, {
    async handler({ caller, params, reply }) {
      const customerNumber = own(caller, params.id);
      const { rows } = await pool.query<{ secret: Buffer }>(
        `insert into studio.check_in_secrets (customer_number, secret) values ($1, $2)
             on conflict (customer_number) do update set secret = studio.check_in_secrets.secret
         returning secret`,
        [customerNumber, randomBytes(SECRET_BYTES)],
      );
      reply.header('cache-control', 'no-store');
      return { secret: rows[0]?.secret.toString('base64url') ?? '' };
    },
  });
}

/** The caller's own number. Throws `not_found` for anybody else's id, known or not. */
function own({ customerId, customerNumber }: SignedInCaller, id: string): number {
  if (customerId !== id || customerNumber === null) throw notYou();
  return customerNumber;
}
