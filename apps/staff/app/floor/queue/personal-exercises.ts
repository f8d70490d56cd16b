import type { FloorClass } from '@lifted/contract/floor/floor';
import type { FloorCommand, NoteCommand, SwapCommand } from './floor-commands.ts';

type Personal = Pick<FloorClass, 'swaps' | 'notes'>;

/** The class with what somebody does in place of a planned exercise. */
export function withSwap<T extends Personal>(known: T, { swap }: SwapCommand): T {
  const { customer_id, exercise_number, exercise_id } = swap;
  const others = (known.swaps ?? []).filter(
    (one) => one.customer_id !== customer_id || one.exercise_number !== exercise_number,
  );
  return { ...known, swaps: [...others, { customer_id, exercise_number, exercise_id, author: 'coach' }] };
}

/** The class with a coach's note in the place of the last one. */
export function withNote<T extends Personal>(known: T, { note }: NoteCommand): T {
  const { customer_id, exercise_id } = note;
  const text = note.text.trim();
  const others = (known.notes ?? []).filter(
    (one) => one.customer_id !== customer_id || one.exercise_id !== exercise_id || one.author !== 'coach',
  );
  const written = text === '' ? [] : [{ customer_id, exercise_id, text, author: 'coach' as const }];
  return { ...known, notes: [...written, ...others] };
}

/** The class as it will be once the server has these commands. */
export function withUnsentPersonal<T extends Personal & Pick<FloorClass, 'id'>>(
  studioClass: T,
  unsent: readonly FloorCommand[],
): T {
  return unsent.reduce<T>((known, command) => {
    if (command.kind === 'swap' && command.swap.workout_id === studioClass.id)
      return withSwap(known, command);
    if (command.kind === 'note' && command.note.workout_id === studioClass.id)
      return withNote(known, command);
    return known;
  }, studioClass);
}
