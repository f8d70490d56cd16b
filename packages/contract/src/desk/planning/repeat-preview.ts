import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Problem } from '../../problem.ts';
import { Day, Id, Time } from '../../wire-values.ts';
import { ClosedDay, PlanClash } from './class-preview.ts';

const MOST_CLASSES = 500;

/** Which week repeats, and from when on. */
export const RepeatedWeek = Type.Object(
  {
    week: Day,
    from: Day,
    without: Type.Optional(
      Type.Array(Id, { maxItems: MOST_CLASSES, description: 'Classes of the week that do not repeat' }),
    ),
  },
  { additionalProperties: false },
);

/** What repeating a week would do. */
export const RepeatPreview = Type.Object(
  {
    classes: Type.Array(
      Type.Object({
        id: Id,
        timer_name: Type.String(),
        start_datetime: Time,
        coach_first_name: Type.String(),
        location_name: Type.String(),
      }),
      { description: 'Of the week, that do not repeat yet; those left out too' },
    ),
    scheduled: Type.Integer({ minimum: 0, description: 'Classes that would be added' }),
    weeks: Type.Integer({ minimum: 0, description: 'In which they take place' }),
    until: Type.Union([Day, Type.Null()], { description: 'The last of them; null without any' }),
    clashes: Type.Array(PlanClash, {
      description: 'Other classes at the same time with the coach or in the room of one that would repeat',
    }),
    closed: Type.Array(ClosedDay, { description: 'Days they would take place on if the studio were open' }),
  },
  { title: 'RepeatPreview' },
);
export type RepeatPreview = Static<typeof RepeatPreview>;

export const previewRepeat = {
  method: 'POST',
  path: '/desk/timetable/repeat/preview',
  summary: 'What letting a week repeat would do; refused as that is. Changes nothing',
  access: 'desk',
  body: RepeatedWeek,
  answers: { 200: RepeatPreview, 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;
