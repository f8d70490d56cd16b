import type { BodyOf } from '@lifted/contract/call';
import { closureCalls, templateCalls } from '@lifted/contract/desk-records';
import {
  editFollowingClasses,
  getDeskTimetable,
  getEquipmentLimits,
  getFollowingClasses,
  previewClosure,
  previewFollowingClasses,
  previewTemplate,
  previewTemplateEdit,
  removeClosure,
  removeTemplate,
  repeatWeek,
  splitTemplate,
  type TemplatePreview,
} from '@lifted/contract/desk/desk-timetable';
import { previewRepeat } from '@lifted/contract/desk/planning/repeat-preview';
import {
  daysBetween,
  DAYS_PER_WEEK,
  isCivilDate,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { PoolClient } from 'pg';
import { changedSince, recordChange, type DeskDependencies } from '../../audit/desk-changes.ts';
import { editRecord, undoEdits, type Editing, type Transact } from '../../audit/edit-record.ts';
import { recordHandlers } from '../../audit/record-handlers.ts';
import { inBookingTransaction, tryInBookingTransaction } from '../../classes/booking-transaction.ts';
import { previewEdit } from '../../classes/changes/edit-preview.ts';
import { readEquipmentLimits } from '../../training/equipment-limits.ts';
import { logAccessToAll } from '../../data/access-log.ts';
import { PLANNING_LOCK } from '../../classes/schedule-week.ts';
import { roomsWithin } from '../../data/branch-reach.ts';
import { refusedParameter } from '../../http/errors/refusal.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { MailDependencies } from '../../mail/letter.ts';
import { closureRecord, listClosures } from './closures.ts';
import { readDeskTimetable } from './desk-timetable-query.ts';
import { countFollowing, editFollowing } from './following-classes.ts';
import {
  changeFollowing,
  isChangedSince,
  joinAgain,
  repeatedIn,
  repeatWeekOf,
  splitIn,
  type WeekToRepeat,
} from './plan-weeks.ts';
import { previewClosureOf } from './preview-closure.ts';
import { previewRepeatOf } from './preview-repeat.ts';
import { previewTemplateOf } from './preview-template.ts';
import { listTemplates, removeTemplates, templateRecord } from './week-records.ts';

/** More than a month at once is a mistake. */
const MOST_DAYS = 5 * DAYS_PER_WEEK;
const TOO_MANY_DAYS = {
  en: `Please ask for at most ${MOST_DAYS} days.`,
  de: `Frag bitte nach höchstens ${MOST_DAYS} Tagen.`,
} as const;

type DeskTimetableDependencies = DeskDependencies & MailDependencies;

/** The desk's timetable, the repeating week and closed days (studio operations, section 4: Timetable). */
export function registerDeskTimetable(app: StudioApp, dependencies: DeskTimetableDependencies): void {
  const { pool, changes, now, letters, wakeJobs } = dependencies;
  const transact: Transact = async (work) => {
    const result = await inBookingTransaction(pool, work, [PLANNING_LOCK]);
    wakeJobs();
    return result;
  };
  registerCall(app, getDeskTimetable, {
    async handler({ caller, query }) {
      const rooms = await roomsWithin(pool, caller);
      return readDeskTimetable(pool, { ...daysAsked(query), uid: caller.uid, rooms, now: now() });
    },
  });
  registerCall(app, getEquipmentLimits, {
    async handler({ query, request }) {
      const limits = await readEquipmentLimits(pool, daysAsked(query), languageOf(request.headers));
      return limits.map(({ locationId, ...limit }) => ({ ...limit, location_id: locationId }));
    },
  });

  const templates = templateRecord(letters);
  const forTemplates = recordHandlers(templates, transact, now);
  registerCall(app, templateCalls.list, { handler: () => listTemplates(pool) });
  registerCall(app, templateCalls.add, { handler: forTemplates.add });
  registerCall(app, templateCalls.edit, { handler: forTemplates.edit });
  registerCall(app, previewTemplate, {
    async handler({ caller, body }) {
      const preview = await previewTemplateOf(pool, body, now());
      logAccessToAll(app, caller, customersOf(preview));
      return preview;
    },
  });
  registerCall(app, removeTemplate, { handler: forTemplates.remove });
  undoEdits(changes, templates, DESK_ROLES, transact);

  const closures = closureRecord(letters);
  const forClosures = recordHandlers(closures, transact, now);
  registerCall(app, closureCalls.list, { handler: () => listClosures(pool) });
  registerCall(app, closureCalls.add, { handler: forClosures.add });
  registerCall(app, closureCalls.edit, { handler: forClosures.edit });
  registerCall(app, previewClosure, {
    handler: ({ body }) => previewClosureOf(pool, body, { letters, now: now() }),
  });
  registerCall(app, removeClosure, { handler: forClosures.remove });
  undoEdits(changes, closures, DESK_ROLES, transact);
  registerPlans(app, dependencies, transact);
}

function weekToRepeat({ week, from, ...more }: BodyOf<typeof repeatWeek>): WeekToRepeat {
  if (!isCivilDate(week)) throw noSuchDay('week');
  if (!isCivilDate(from)) throw noSuchDay('from');
  return { ...more, week, from };
}

function registerPlans(
  app: StudioApp,
  { pool, changes, now, letters }: DeskTimetableDependencies,
  transact: Transact,
): void {
  const templates = templateRecord(letters);
  registerCall(app, repeatWeek, {
    handler({ caller, body }) {
      const wanted = weekToRepeat(body);
      const editing = { at: now(), uid: caller.uid };
      return transact((client) => repeatWeekOf(client, { ...wanted, letters }, editing));
    },
  });
  registerCall(app, previewRepeat, {
    handler: ({ body }) => previewRepeatOf(pool, weekToRepeat(body), { letters, now: now() }),
  });
  changes.undoable('repeat-week', DESK_ROLES, ({ id, subject, after }, { caller, now: at }) => {
    const ids = repeatedIn(after);
    if (ids === undefined) throw changedSince();
    return transact(async (client) => {
      if (await isChangedSince(client, id, ids)) throw changedSince();
      await removeTemplates(client, ids, { letters, now: at });
      const undone = { action: 'stop-repeating-week', subject, before: null, after: null, undoes: id };
      return recordChange(client, { at, uid: caller.uid, ...undone });
    });
  });

  registerCall(app, splitTemplate, {
    handler({ caller, params: { id }, body: { from, fields } }) {
      if (!isCivilDate(from)) throw noSuchDay('from');
      const editing = { at: now(), uid: caller.uid };
      return transact(async (client) => ({
        change: await changeFollowing(client, templates, { id, from, fields }, editing),
      }));
    },
  });
  registerCall(app, getFollowingClasses, {
    handler: ({ params }) => countFollowing(pool, params.classId, now()),
  });
  registerCall(app, editFollowingClasses, {
    handler({ caller, params, body }) {
      const editing = { at: now(), uid: caller.uid };
      return transact(async (client) => ({
        change: await editFollowing(client, templates, { ...params, ...body }, editing),
      }));
    },
  });
  /** What an edit of several classes does, told before it is done. */
  const previewing = async (
    caller: SignedInCaller,
    edited: string | null,
    edit: (client: PoolClient, editing: Editing) => Promise<unknown>,
  ) => {
    const at = now();
    const effects = await tryInBookingTransaction(
      pool,
      (client) =>
        previewEdit(client, () => edit(client, { at, uid: caller.uid }), { letters, now: at, edited }),
      [PLANNING_LOCK],
    );
    logAccessToAll(app, caller, customersOf(effects));
    return { ...effects, closed: [] };
  };
  registerCall(app, previewFollowingClasses, {
    handler: ({ caller, params, body }) =>
      previewing(caller, params.classId, (client, editing) =>
        editFollowing(client, templates, { ...params, ...body }, editing),
      ),
  });
  registerCall(app, previewTemplateEdit, {
    handler: ({ caller, params, body }) =>
      previewing(caller, null, (client, editing) =>
        editRecord(client, templates, { ...params, ...body }, editing),
      ),
  });
  changes.undoable('split-week-template', DESK_ROLES, (change, { caller, now: at }) => {
    const split = splitIn(change);
    if (split === undefined) throw changedSince();
    return transact(async (client) => {
      await joinAgain(client, templates, split, at);
      const undone = {
        action: 'join-week-template',
        subject: change.subject,
        before: null,
        after: null,
        undoes: change.id,
      };
      return recordChange(client, { at, uid: caller.uid, ...undone });
    });
  });
}

function customersOf({ twice }: Pick<TemplatePreview, 'twice'>): readonly (string | null)[] {
  return twice.map((one) => one.customer_id);
}

function daysAsked({ from, to }: { readonly from: string; readonly to: string }): {
  readonly from: CivilDate;
  readonly to: CivilDate;
} {
  if (!isCivilDate(from)) throw noSuchDay('from');
  if (!isCivilDate(to)) throw noSuchDay('to');
  if (daysBetween(from, to) >= MOST_DAYS) throw refusedParameter('to', TOO_MANY_DAYS);
  return { from, to };
}
