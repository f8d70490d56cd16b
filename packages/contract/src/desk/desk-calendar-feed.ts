import { Type, type Static } from 'typebox';
import { CalendarFeed, FeedLanguage, NewCalendarFeed } from '../public/calendar-feeds.ts';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';

/** The calendar of somebody who works here. */
export const CoachCalendarFeed = Type.Object(
  {
    ...CalendarFeed.properties,
    is_coach: Type.Boolean({ description: 'False: the account belongs to nobody who gives classes' }),
  },
  { title: 'CoachCalendarFeed' },
);
export type CoachCalendarFeed = Static<typeof CoachCalendarFeed>;

export const getCoachCalendarFeed = {
  method: 'GET',
  path: '/desk/calendar-feed',
  summary: 'Whether the coach has an address their calendar can subscribe to',
  access: 'staff',
  reach: 'shared',
  answers: { 200: CoachCalendarFeed, 401: Problem, 403: Problem },
} as const satisfies Call;

export const makeCoachCalendarFeed = {
  method: 'POST',
  path: '/desk/calendar-feed',
  summary: 'A new address of the coach’s calendar; an earlier one is void',
  access: 'staff',
  reach: 'shared',
  body: FeedLanguage,
  answers: { 201: NewCalendarFeed, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const removeCoachCalendarFeed = {
  method: 'DELETE',
  path: '/desk/calendar-feed',
  summary: 'Make the address of the coach’s calendar void',
  access: 'staff',
  reach: 'shared',
  answers: { 200: CoachCalendarFeed, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;
