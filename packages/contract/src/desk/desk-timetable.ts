import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { TemplateFields } from '../desk-records.ts';
import { Problem } from '../problem.ts';
import { Day, Id, Time } from '../wire-values.ts';

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
    is_canceled: Type.Boolean(),
    is_roster_closed: Type.Boolean(),
    template_id: Type.Union([Id, Type.Null()]),
    is_detached: Type.Boolean({ description: 'Changed by hand: its template no longer changes it' }),
  },
  { title: 'DeskTimetableClass' },
);
export type DeskTimetableClass = Static<typeof DeskTimetableClass>;

export const getDeskTimetable = {
  method: 'GET',
  path: '/desk/timetable',
  summary: 'The classes of some days as the staff sees them',
  access: 'staff',
  query: Type.Object({ from: Day, to: Day }),
  answers: { 200: Type.Array(DeskTimetableClass), 401: Problem, 403: Problem, 422: Problem },
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

/** Makes a week of classes the repeating week. */
export const repeatWeek = {
  method: 'POST',
  path: '/desk/timetable/repeat',
  summary:
    'Make the classes of one week repeat every week from a Monday on; eight weeks are laid out at once',
  access: 'desk',
  body: Type.Object({ week: Day, from: Day }, { additionalProperties: false }),
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

export const removeClosure = {
  method: 'DELETE',
  path: '/desk/closures/{id}',
  summary: 'Open the studio again on these days: classes the closure cancelled take place',
  access: 'desk',
  params: Type.Object({ id: Id }),
  answers: removal,
} as const satisfies Call;
