import { randomBytes } from 'node:crypto';
import { enterSets, getCheckInSecret, getMyWorkout } from '@lifted/contract/floor/set-entries';
import { getOwnTrainings, removeOwnTraining, saveOwnTraining } from '@lifted/contract/floor/own-trainings';
import { noteOnExercise, swapExercise } from '@lifted/contract/floor/personal-exercises';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { refusing } from '../../http/errors/refusal.ts';
import { noSuchPerson } from '../../http/errors/unknown-records.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { arrivedEntry } from '../../training/arrived-entry.ts';
import { enterSets as enter } from '../../training/enter-sets.ts';
import { swapExercise as swap, writeNote } from '../../training/personal-exercises.ts';
import { readMyWorkout } from './my-workout.ts';
import {
  readOwnTrainings,
  removeOwnTraining as removeTraining,
  saveOwnTraining as saveTraining,
} from './own-trainings.ts';

interface SetEntriesDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

const SECRET_BYTES = 32;

const noExercise = refusing('not_found', {
  en: 'There is no such exercise.',
  de: 'Diese Übung gibt es nicht.',
});

const coachsNote = refusing('not_allowed', {
  en: 'Only coaches write their notes. You can remove them.',
  de: 'Notizen von Coaches schreiben nur Coaches. Entfernen kannst du sie.',
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

  registerCall(app, swapExercise, {
    async handler({ caller, params, body }) {
      own(caller, params.id);
      const by = { author: 'member', customerId: params.id } as const;
      const refusal = await inTransaction(pool, (client) => swap(client, body, { by, now: now() }));
      return { refusal };
    },
  });

  registerCall(app, noteOnExercise, {
    async handler({ caller, params, body }) {
      const { author = 'member', is_on_floor: isOnFloor = false, text } = body;
      const customerNumber = own(caller, params.id);
      if (author === 'coach' && text.trim() !== '') throw coachsNote();
      const note = { customerNumber, exerciseId: params.exerciseId, author, isOnFloor, text };
      if (!(await writeNote(pool, note))) throw noExercise();
      return null;
    },
  });

  registerOwnTrainings(app, { pool, now });

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

/** What they train without a class. */
function registerOwnTrainings(app: StudioApp, { pool, now }: SetEntriesDependencies): void {
  registerCall(app, getOwnTrainings, {
    handler: ({ caller, params, request }) =>
      readOwnTrainings(pool, {
        customerNumber: own(caller, params.id),
        language: languageOf(request.headers),
        now: now(),
      }),
  });

  registerCall(app, saveOwnTraining, {
    async handler({ caller, params, body: { date, name, made_at } }) {
      const customerNumber = own(caller, params.id);
      const training = { id: params.trainingId.toLowerCase(), customerNumber, date, name };
      const refusal = await inBookingTransaction(pool, (client) =>
        saveTraining(client, { ...training, madeAt: new Date(made_at) }, now()),
      );
      return { refusal };
    },
  });

  registerCall(app, removeOwnTraining, {
    async handler({ caller, params: { id, trainingId } }) {
      const training = { id: trainingId.toLowerCase(), customerNumber: own(caller, id) };
      await inBookingTransaction(pool, (client) => removeTraining(client, training));
      return null;
    },
  });
}

/** The caller's own number. Throws `not_found` for anybody else's id, known or not. */
function own({ customerId, customerNumber }: SignedInCaller, id: string): number {
  if (customerId !== id || customerNumber === null) throw noSuchPerson();
  return customerNumber;
}
