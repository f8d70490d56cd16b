import { exerciseCalls } from '@lifted/contract/desk/desk-exercises';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { undoEdits, type Transact } from '../../audit/edit-record.ts';
import { recordHandlers } from '../../audit/record-handlers.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { readImplements } from '../../training/class-training.ts';
import { exerciseRecord, listExercises } from './exercise-record.ts';

/** Exercises, for everybody who works here to read and the desk to change (studio operations, section 4: Programme). */
export function registerDeskExercises(app: StudioApp, { pool, changes, now }: DeskDependencies): void {
  const transact: Transact = (work) => inTransaction(pool, work);
  const exercises = recordHandlers(exerciseRecord, transact, now);
  registerCall(app, exerciseCalls.list, {
    async handler({ request }) {
      const language = languageOf(request.headers);
      const [listed, known] = await Promise.all([
        listExercises(pool, language),
        readImplements(pool, language),
      ]);
      return { exercises: listed, implements: known };
    },
  });
  registerCall(app, exerciseCalls.add, { handler: exercises.add });
  registerCall(app, exerciseCalls.edit, { handler: exercises.edit });
  undoEdits(changes, exerciseRecord, DESK_ROLES, transact);
}
