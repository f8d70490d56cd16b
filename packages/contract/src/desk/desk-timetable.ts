import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { ClosureFields, TemplateFields } from '../desk-records.ts';
import { Problem } from '../problem.ts';
import { Day, Id, Time } from '../wire-values.ts';
import { ClassPreview, ClosedDay, PlacedTwice, PlanClash } from './planning/class-preview.ts';
import { RepeatedWeek } from './planning/repeat-preview.ts';
import { CancellationPreview, ClassFields } from './desk-classes.ts';

/** A class in the desk's timetable. */
export const DeskTimetableClass = Type.Object(
  {
    id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    coach_id: Id,
    coach_first_name: Type.String(),
    location_id: Id,
    location_name: Type.String(),
    capacity: Type.Integer(),
    taken: Type.Integer({ description: 'Places that are booked, offered or held' }),
    waiting: Type.Integer(),
    is_own: Type.Boolean({ description: 'The caller is its coach, or led it for somebody else' }),
    is_canceled: Type.Boolean(),
    is_roster_closed: Type.Boolean(),
    template_id: Type.Union([Id, Type.Null()]),
    is_detached: Type.Boolean({ description: 'Its template does not change it' }),
    is_changed: Type.Boolean({
      description:
        'That is because somebody changed it, and not because it was planned before the template was made',
    }),
    is_substitute_wanted: Type.Boolean({ description: 'Another coach is looked for' }),
  },
  { title: 'DeskTimetableClass' },
);
export type DeskTimetableClass = Static<typeof DeskTimetableClass>;

export const getDeskTimetable = {
  method: 'GET',
  path: '/desk/timetable',
  summary: 'The classes of some days as the staff sees them',
  access: 'staff',
  reach: 'narrowed',
  scope: 'read:classes',
  query: Type.Object({ from: Day, to: Day }),
  answers: { 200: Type.Array(DeskTimetableClass), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

/** For how many people a room has something that a workout of a day needs. */
const EquipmentLimit = Type.Object(
  {
    date: Day,
    location_id: Id,
    equipment: Type.String(),
    has: Type.Integer({ minimum: 0 }),
    classes: Type.Optional(
      Type.Union(
        [Type.Object({ only: Type.String() }), Type.Object({ all_but: Type.Array(Type.String()) })],
        { description: 'Names of the classes that follow the workout' },
      ),
    ),
  },
  { title: 'EquipmentLimit' },
);

export const getEquipmentLimits = {
  method: 'GET',
  path: '/desk/timetable/equipment-limits',
  summary:
    'For how many people rooms have what the workouts of some days need; a class with more places is short of it',
  access: 'staff',
  reach: 'shared',
  query: Type.Object({ from: Day, to: Day }),
  answers: { 200: Type.Array(EquipmentLimit), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

/** What a class of the repeating week meets in the weeks it is scheduled for. */
export const TemplatePreview = Type.Object(
  {
    clashes: Type.Array(PlanClash, {
      description: 'Other classes at the same time with its coach or in its room, by their first day',
    }),
    twice: Type.Array(PlacedTwice, {
      description: 'People in its classes who have a place in another one then',
    }),
    closed: Type.Array(ClosedDay, {
      description: 'Days it would take place on if the studio were open',
    }),
    left: Type.Array(Type.Object({ id: Id, start_datetime: Time, taken: Type.Integer({ minimum: 0 }) }), {
      description: 'Classes with people in them that stay as they are, outside the repeating week',
    }),
  },
  { title: 'TemplatePreview' },
);
export type TemplatePreview = Static<typeof TemplatePreview>;

export const previewTemplate = {
  method: 'POST',
  path: '/desk/week-templates/preview',
  summary:
    'What a class of the repeating week would meet: other classes of its coach or in its room, closed days, and classes with people in them that it would leave behind. Changes nothing',
  access: 'desk',
  body: Type.Object(
    { id: Type.Union([Id, Type.Null()], { description: 'Null: a new one' }), fields: TemplateFields },
    { additionalProperties: false },
  ),
  answers: { 200: TemplatePreview, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const previewTemplateEdit = {
  method: 'POST',
  path: '/desk/week-templates/{id}/preview',
  summary:
    'What changing a class of the repeating week would do to the classes ahead: clashes, and the mails before they go; refused as changing is. Changes nothing',
  access: 'desk',
  params: Type.Object({ id: Id }),
  body: Type.Object({ was: TemplateFields, fields: TemplateFields }, { additionalProperties: false }),
  answers: { 200: ClassPreview, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;

/** Changes a class of the repeating week from a day on. */
export const splitTemplate = {
  method: 'POST',
  path: '/desk/week-templates/{id}/following',
  summary: 'Change a class of the repeating week from a day on; what was before stays as it was',
  access: 'desk',
  params: Type.Object({ id: Id }),
  body: Type.Object({ from: Day, fields: TemplateFields }, { additionalProperties: false }),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;

const ClassId = Type.Object({ classId: Id });

/** What changing a class and those that follow it would reach. */
export const FollowingClasses = Type.Object(
  {
    classes: Type.Integer({ minimum: 1, description: 'Classes that would change, this one included' }),
    by_hand: Type.Integer({
      minimum: 0,
      description: 'Later ones that do not follow the repeating week: they stay as they are',
    }),
    taken: Type.Integer({ minimum: 0, description: 'Places taken in the classes that would change' }),
  },
  { title: 'FollowingClasses' },
);
export type FollowingClasses = Static<typeof FollowingClasses>;

export const getFollowingClasses = {
  method: 'GET',
  path: '/desk/timetable/{classId}/following',
  summary: 'How many classes change with a class of the repeating week and those that follow it',
  access: 'desk',
  params: ClassId,
  answers: { 200: FollowingClasses, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

export const editFollowingClasses = {
  method: 'PUT',
  path: '/desk/timetable/{classId}/following',
  summary:
    'Change a class of the repeating week and all that follow it; `was` is what the form showed, so that nobody’s change is lost',
  access: 'desk',
  params: ClassId,
  body: Type.Object({ was: ClassFields, fields: ClassFields }, { additionalProperties: false }),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;

export const previewFollowingClasses = {
  method: 'POST',
  path: '/desk/timetable/{classId}/following/preview',
  summary:
    'What changing a class and all that follow it would do: clashes, and the mails before they go; refused as changing is. Changes nothing',
  access: 'desk',
  params: ClassId,
  body: Type.Object({ was: ClassFields, fields: ClassFields }, { additionalProperties: false }),
  answers: { 200: ClassPreview, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;

/** Makes a week of classes the repeating week. */
export const repeatWeek = {
  method: 'POST',
  path: '/desk/timetable/repeat',
  summary:
    'Make the classes of one week repeat every week from a Monday on; eight weeks are scheduled at once',
  access: 'desk',
  body: RepeatedWeek,
  answers: {
    200: Type.Object({ ...Changed.properties, templates: Type.Integer(), classes: Type.Integer() }),
    401: Problem,
    403: Problem,
    409: Problem,
    422: Problem,
  },
} as const satisfies Call;

const removal = { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem } as const;

export const removeTemplate = {
  method: 'DELETE',
  path: '/desk/week-templates/{id}',
  summary: 'Remove a class of the repeating week, with the classes ahead nobody has a place in',
  access: 'desk',
  params: Type.Object({ id: Id }),
  answers: removal,
} as const satisfies Call;

/** What becomes of a class when days are closed, or no longer are. */
const CLOSURE_EFFECTS = ['canceled', 'removed', 'restored', 'added'] as const;

/** What closing the studio on some days would do. */
export const ClosurePreview = Type.Object(
  {
    classes: Type.Array(
      Type.Object({
        id: Id,
        timer_name: Type.String(),
        start_datetime: Time,
        location_name: Type.String(),
        taken: Type.Integer({ minimum: 0 }),
        becomes: Type.Enum([...CLOSURE_EFFECTS], {
          type: 'string',
          description: 'Removed: nobody has a place in it, so it is no longer planned',
        }),
      }),
      { description: 'By their start' },
    ),
    cancellation: CancellationPreview,
    told_of_restoring: Type.Integer({
      minimum: 0,
      description: 'People who hear that their class takes place after all',
    }),
  },
  { title: 'ClosurePreview' },
);
export type ClosurePreview = Static<typeof ClosurePreview>;

export const previewClosure = {
  method: 'POST',
  path: '/desk/closures/preview',
  summary:
    'What closing the studio on some days would do, or opening it again: classes that fall away or take place again, and the mails before they go. Changes nothing',
  access: 'desk',
  body: Type.Object(
    {
      id: Type.Union([Id, Type.Null()], { description: 'Null: a new one' }),
      fields: Type.Union([ClosureFields, Type.Null()], { description: 'Null: they are removed' }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: ClosurePreview, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const removeClosure = {
  method: 'DELETE',
  path: '/desk/closures/{id}',
  summary: 'Open the studio again on these days: classes the closure cancelled take place',
  access: 'desk',
  params: Type.Object({ id: Id }),
  answers: removal,
} as const satisfies Call;
