import { timeNow } from '@lifted/client/http/server-clock.ts';
import type { WorkoutCommand } from '../set-queue.ts';
import type { TrainingFields } from './training-form.tsx';

/** Adds an own training, or gives a known one another day or name. */
export function trainingCommand(training_id: string, fields: TrainingFields): WorkoutCommand {
  const made_at = timeNow().toISOString();
  return { kind: 'training', id: crypto.randomUUID(), training_id, ...fields, made_at };
}
