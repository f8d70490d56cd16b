import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Count, Day, Id, Time } from '../wire-values.ts';

const NamedClass = Type.Object({
  id: Id,
  timer_name: Type.String(),
  start_datetime: Time,
  coach_first_name: Type.String(),
  taken: Type.Integer(),
});

/** What waits for somebody today. */
export const DeskToday = Type.Object(
  {
    open_rosters: Type.Array(NamedClass, {
      description: 'Classes of the last week whose roster nobody closed; of a coach, those they led',
    }),
    at_risk: Type.Array(NamedClass, {
      description:
        'Classes of the next 24 hours with fewer places taken than they need, and those of the next three days with none; of a coach, their own',
    }),
    substitutes_wanted: Count,
    desk: Type.Union(
      [
        Type.Object({
          declarations: Count,
          first_deadline: Type.Union([Day, Type.Null()]),
          visitors_to_follow_up: Count,
          visitors_today: Type.Array(
            Type.Object({
              id: Id,
              name: Type.String(),
              class_id: Id,
              timer_name: Type.String(),
              start_datetime: Time,
            }),
            {
              description:
                'With a test workout today that is not over, and not yet marked present; the next first',
            },
          ),
          applications: Count,
          fees_to_decide: Count,
          mails_given_up: Count,
          mails_waiting: Type.Integer({ minimum: 0, description: 'That no mail server took for an hour' }),
          silent_tablets: Type.Array(
            Type.Object({ id: Id, name: Type.String(), location_name: Type.String(), last_seen_at: Time }),
            { description: 'Not heard of since before a class in their room began' },
          ),
          missing_facts: Type.Integer({
            minimum: 0,
            description: 'What the law asks for and the profile lacks; visitors see closed pages meanwhile',
          }),
          webhooks_off: Type.Integer({
            minimum: 0,
            description: 'Switched off because nothing arrived; the owner’s, 0 for others',
          }),
        }),
        Type.Null(),
      ],
      { description: 'Null for a coach' },
    ),
  },
  { title: 'DeskToday' },
);
export type DeskToday = Static<typeof DeskToday>;

export const getDeskToday = {
  method: 'GET',
  path: '/desk/today',
  summary: 'What there is to do today',
  access: 'staff',
  reach: 'narrowed',
  answers: { 200: DeskToday, 401: Problem, 403: Problem },
} as const satisfies Call;
