/** What a member trains without a class. Its sets are entered like those of a class, `workout_id` being its id. */
import { MOST_NAME_CHARACTERS } from '@lifted/domain/training/own-training';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Day, Id, orNull, Time } from '../wire-values.ts';
import {
  AlternativeExercise,
  ENTRY_REFUSALS,
  ExerciseHistory,
  Implement,
  OwnNotes,
  SetCell,
} from './set-entries.ts';

const closed = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Name = orNull(Type.String({ minLength: 1, maxLength: MOST_NAME_CHARACTERS }));

/** One training, with its sets. */
export const OwnTraining = Type.Object(
  { id: Uuid, date: Day, name: Name, cells: Type.Array(SetCell) },
  { title: 'OwnTraining' },
);
export type OwnTraining = Static<typeof OwnTraining>;

/** Everything that is needed to enter one, with or without a network. */
export const OwnTrainings = Type.Object(
  {
    trainings: Type.Array(OwnTraining, { description: 'Those that can still be changed, the latest first' }),
    exercises: Type.Array(
      Type.Object({
        ...AlternativeExercise.properties,
        other_name: Type.Optional(
          Type.String({ description: 'In the other language, where it has a name of its own there' }),
        ),
      }),
      { description: 'Of the studio, by name' },
    ),
    implements: Type.Array(Implement),
    histories: Type.Array(ExerciseHistory, { description: 'Of classes and of own trainings' }),
    notes: OwnNotes,
  },
  { title: 'OwnTrainings' },
);
export type OwnTrainings = Static<typeof OwnTrainings>;

export const OWN_TRAINING_REFUSALS = [...ENTRY_REFUSALS, 'in_future', 'too_long_ago'] as const;
/** Why a training was not taken. */
export type OwnTrainingRefusal = (typeof OWN_TRAINING_REFUSALS)[number];

/** A training as the member says it is. */
export const SavedOwnTraining = Type.Object(
  { date: Day, name: Name, made_at: Time },
  { title: 'SavedOwnTraining', ...closed },
);

const TrainingPath = Type.Object({ id: Id, trainingId: Uuid });

export const getOwnTrainings = {
  method: 'GET',
  path: '/customers/{id}/own-trainings',
  summary: 'What a member trained without a class and can still change, and what there is to train with',
  access: 'self',
  params: Type.Object({ id: Id }),
  answers: { 200: OwnTrainings, 401: Problem, 404: Problem },
} as const satisfies Call;

export const saveOwnTraining = {
  method: 'PUT',
  path: '/customers/{id}/own-trainings/{trainingId}',
  summary: 'Add a training without a class, or change its day and name; sent again it does nothing',
  access: 'self',
  params: TrainingPath,
  body: SavedOwnTraining,
  answers: {
    200: Type.Object({ refusal: orNull(Type.Enum([...OWN_TRAINING_REFUSALS], { type: 'string' })) }),
    401: Problem,
    404: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const removeOwnTraining = {
  method: 'DELETE',
  path: '/customers/{id}/own-trainings/{trainingId}',
  summary: 'Remove a training without a class, with its sets; sent again it does nothing',
  access: 'self',
  params: TrainingPath,
  answers: { 204: Type.Null(), 401: Problem, 404: Problem },
} as const satisfies Call;
