import { LANGUAGES } from '@lifted/domain/language/language';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Time } from '../wire-values.ts';

/** Whether an address exists that a calendar can subscribe to. The address itself is told once, when it is made. */
export const CalendarFeed = Type.Object(
  { made_at: Type.Union([Time, Type.Null()], { description: 'Null: there is none' }) },
  { title: 'CalendarFeed' },
);
export type CalendarFeed = Static<typeof CalendarFeed>;

export const NewCalendarFeed = Type.Object(
  {
    address: Type.String({ description: 'Anybody who has it can read the calendar' }),
    made_at: Time,
  },
  { title: 'NewCalendarFeed' },
);
export type NewCalendarFeed = Static<typeof NewCalendarFeed>;

export const FeedLanguage = Type.Object(
  { language: Type.Enum(LANGUAGES, { type: 'string' }) },
  { additionalProperties: false },
);

/** An iCalendar file. */
const CalendarText = Type.Unsafe<string>({ type: 'string', description: 'text/calendar' });

export const getCalendarFeed = {
  method: 'GET',
  path: '/calendar-feed',
  summary: 'Whether the member has an address their calendar can subscribe to',
  access: 'self',
  answers: { 200: CalendarFeed, 401: Problem, 404: Problem },
} as const satisfies Call;

export const makeCalendarFeed = {
  method: 'POST',
  path: '/calendar-feed',
  summary: 'A new address of the member’s calendar; an earlier one is void',
  access: 'self',
  body: FeedLanguage,
  answers: { 201: NewCalendarFeed, 401: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const removeCalendarFeed = {
  method: 'DELETE',
  path: '/calendar-feed',
  summary: 'Make the address of the member’s calendar void',
  access: 'self',
  answers: { 200: CalendarFeed, 401: Problem, 404: Problem },
} as const satisfies Call;

export const readCalendarFeed = {
  method: 'GET',
  path: '/calendars/{name}',
  summary: 'The classes of a member or coach, for calendars; the name is the secret',
  access: 'all',
  params: Type.Object({ name: Type.String({ pattern: '^[A-Za-z0-9_-]{43}\\.ics$' }) }),
  answers: { 200: CalendarText, 404: Problem, 422: Problem },
} as const satisfies Call;

export const readStudioCalendar = {
  method: 'GET',
  path: '/calendars/studio.ics',
  summary: 'The timetable of the coming weeks, for calendars',
  access: 'all',
  query: Type.Object(
    { language: Type.Optional(Type.Enum(LANGUAGES, { type: 'string' })) },
    { additionalProperties: false },
  ),
  answers: { 200: CalendarText, 422: Problem },
} as const satisfies Call;
