/** What one person does differently in a workout, and what they and their coaches want to remember of an exercise. */
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Id, orNull, Time } from '../wire-values.ts';
import { ENTRY_REFUSALS, NoteAuthor } from './set-entries.ts';

const closed = { additionalProperties: false } as const;

const swap = {
  id: Type.String({ format: 'uuid' }),
  workout_id: Id,
  exercise_number: Type.Integer({ minimum: 1, maximum: 1000 }),
  exercise_id: Type.String({
    ...Id,
    description: 'An alternative of the planned exercise, or that one again',
  }),
  made_at: Time,
};

/** An exercise done in place of the planned one, by one person in one class. */
export const ExerciseSwap = Type.Object(swap, { title: 'ExerciseSwap', ...closed });
export type ExerciseSwap = Static<typeof ExerciseSwap>;

/** The same, decided on the floor for somebody of the class. */
export const FloorExerciseSwap = Type.Object(
  { ...swap, customer_id: Id, coach_id: Id },
  { title: 'FloorExerciseSwap', ...closed },
);
export type FloorExerciseSwap = Static<typeof FloorExerciseSwap>;

const Taken = Type.Object({
  refusal: orNull(
    Type.Enum([...ENTRY_REFUSALS], {
      type: 'string',
      description: 'Why it was not taken; unknown_exercise for one that is no alternative',
    }),
  ),
});

export const swapExercise = {
  method: 'POST',
  path: '/customers/{id}/exercise-swaps',
  summary: 'Do another exercise in place of a planned one; sent again it does nothing',
  access: 'self',
  params: Type.Object({ id: Id }),
  body: ExerciseSwap,
  answers: { 200: Taken, 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const swapExerciseOnFloor = {
  method: 'POST',
  path: '/floor/exercise-swaps',
  summary: 'The same for somebody of a class, by a coach who unlocked the tablet',
  access: 'floor',
  body: FloorExerciseSwap,
  answers: { 200: Taken, 401: Problem, 422: Problem },
} as const satisfies Call;

export const MOST_NOTE_CHARACTERS = 500;
const NoteText = Type.String({ maxLength: MOST_NOTE_CHARACTERS });

export const noteOnExercise = {
  method: 'PUT',
  path: '/customers/{id}/exercise-notes/{exerciseId}',
  summary: 'A member’s note about an exercise; an empty one removes it. Of a coach’s they can only do that',
  access: 'self',
  params: Type.Object({ id: Id, exerciseId: Id }),
  body: Type.Object(
    {
      text: NoteText,
      author: Type.Optional(NoteAuthor),
      is_on_floor: Type.Optional(
        Type.Boolean({ description: 'Coaches see it on the tablet; left out: only the member does' }),
      ),
    },
    closed,
  ),
  answers: { 204: Type.Null(), 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

/** A coach's note for somebody of a class. */
export const FloorNote = Type.Object(
  { workout_id: Id, customer_id: Id, exercise_id: Id, coach_id: Id, text: NoteText },
  { title: 'FloorNote', ...closed },
);
export type FloorNote = Static<typeof FloorNote>;

export const noteOnFloor = {
  method: 'PUT',
  path: '/floor/exercise-notes',
  summary: 'A coach’s note about an exercise of somebody in a class; an empty one removes it',
  access: 'floor',
  body: FloorNote,
  answers: { 200: Taken, 401: Problem, 422: Problem },
} as const satisfies Call;
