import {
  addCycle,
  copyWorkouts as copyCall,
  editCycle,
  editWorkout,
  getProgramme,
  listCycles,
  MOST_PROGRAMME_DAYS,
  previewCopy,
  previewWorkout,
  removeCycle,
  swapWorkouts as swapCall,
} from '@lifted/contract/desk/desk-programme';
import { inTransaction } from '@lifted/database/transaction';
import { daysBetween, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { editRecord, undoEdits, type Transact } from '../../audit/edit-record.ts';
import { recordHandlers } from '../../audit/record-handlers.ts';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { noSuchDay, siteNotBuilt } from '../../http/errors/request-refusals.ts';
import { refusedParameter } from '../../http/errors/refusal.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { shownWorkout } from './preview-workout.ts';
import { cycleRecord, listAllCycles } from './cycles.ts';
import { copiesOf, copyWorkouts, swapWorkouts } from './copy-workouts.ts';
import { readProgramme } from './read-programme.ts';
import { textOfWorkout, workoutId, workoutRecord } from './workout-record.ts';

interface DeskProgrammeDependencies extends DeskDependencies {
  readonly publicCache: PublicResponseCache;
  /** The built page at a path with an answer in it, to look at; undefined: there is no build that can draw it. */
  readonly drawPage: ((path: string, answer: unknown) => string | undefined) | undefined;
}

const TOO_MANY = {
  en: `Please ask for at most ${MOST_PROGRAMME_DAYS} days; the last one must not lie before the first.`,
  de: `Frag bitte nach höchstens ${MOST_PROGRAMME_DAYS} Tagen; der letzte darf nicht vor dem ersten liegen.`,
} as const;

/** Workouts of the days, for everybody who works here to read and the desk to plan (studio operations, section 4: Programme). */
export function registerDeskProgramme(
  app: StudioApp,
  { pool, changes, publicCache, drawPage, now }: DeskProgrammeDependencies,
): void {
  const transact: Transact = async (work) => {
    const done = await inTransaction(pool, work);
    publicCache.invalidate('wods');
    publicCache.invalidate('timetable');
    return done;
  };
  registerCall(app, getProgramme, {
    async handler({ query: { from, to, programme = '' }, request }) {
      if (!isCivilDate(from)) throw noSuchDay('from');
      if (!isCivilDate(to)) throw noSuchDay('to');
      const days = daysBetween(from, to);
      if (days < 0 || days >= MOST_PROGRAMME_DAYS) throw refusedParameter('to', TOO_MANY);
      return readProgramme(pool, { from, to, programme }, languageOf(request.headers));
    },
  });
  registerCall(app, editWorkout, {
    handler: ({ caller, params: { date }, query: { programme = '' }, body }) =>
      transact(async (client) => {
        if (!isCivilDate(date)) throw noSuchDay('date');
        const edit = {
          id: workoutId({ date, programme }),
          was: textOfWorkout(body.was),
          fields: textOfWorkout(body.fields),
        };
        return { change: await editRecord(client, workoutRecord, edit, { at: now(), uid: caller.uid }) };
      }),
  });
  registerCall(app, previewWorkout, {
    async handler({ params: { date }, body: { language, ...sections } }) {
      if (!isCivilDate(date)) throw noSuchDay('date');
      const path = language === 'de' ? '/de/wod' : '/wod';
      const page = drawPage?.(path, await shownWorkout(pool, { date, language }, sections));
      if (page === undefined) throw siteNotBuilt();
      return { html: page };
    },
  });
  registerCall(app, swapCall, {
    handler: ({ caller, body }) =>
      transact(async (client) => ({
        changes: await swapWorkouts(client, body, { at: now(), uid: caller.uid }),
      })),
  });
  registerCall(app, previewCopy, { handler: ({ body }) => copiesOf(pool, pool, body) });
  registerCall(app, copyCall, {
    handler: ({ caller, body }) =>
      transact(async (client) => ({
        changes: await copyWorkouts(client, pool, body, { at: now(), uid: caller.uid }),
      })),
  });
  undoEdits(changes, workoutRecord, DESK_ROLES, transact);

  const cycles = recordHandlers(cycleRecord, transact, now);
  registerCall(app, listCycles, { handler: () => listAllCycles(pool) });
  registerCall(app, addCycle, { handler: cycles.add });
  registerCall(app, editCycle, { handler: cycles.edit });
  registerCall(app, removeCycle, { handler: cycles.remove });
  undoEdits(changes, cycleRecord, DESK_ROLES, transact);
}
