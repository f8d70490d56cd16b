import type { AnswerOf, Call } from '@lifted/contract/call';
import type { getTimetable, getWorkout, StudioClass } from '@lifted/contract/timetable';
import type { getWorkoutOfTheDay, WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import { kindLine } from '@lifted/domain/classes/class-kind';
import { expect, type APIRequestContext, type Locator } from '@playwright/test';

const DAY_MS = 86_400_000;
const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** 'YYYY-MM-DD' in Berlin, this many days from today. */
export function dayFromToday(days: number): string {
  return shifted(berlinDay.format(new Date()), days);
}

/** The Monday of the week this many weeks from now. */
export function mondayFromNow(weeks: number): string {
  const today = dayFromToday(0);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shifted(today, weeks * 7 - sinceMonday);
}

/** The workout of a day as the API answers it, to compare a page with. */
export function workoutOf(request: APIRequestContext, date: string): Promise<WorkoutOfTheDay> {
  return answerOf<typeof getWorkoutOfTheDay>(request, `/api/wods/today?date=${date}`);
}

/** The classes from one day to another, both included. */
export function classesOf(request: APIRequestContext, from: string, to: string): Promise<StudioClass[]> {
  return answerOf<typeof getTimetable>(request, `/api/timetable?from=${from}&to=${to}`);
}

/** One class, with its free places as of now. */
export function classOf(request: APIRequestContext, id: string): Promise<StudioClass> {
  return answerOf<typeof getWorkout>(request, `/api/workouts/${encodeURIComponent(id)}`);
}

/** Classes in a list of links say for whom they are, each as its kind does; one without a kind says nothing. */
export async function expectLinesOfKinds(request: APIRequestContext, links: Locator): Promise<void> {
  for (const link of await links.all()) {
    const [, id = ''] = /\/workout\/([^/]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    const line = kindLine((await classOf(request, id)).kind, 'en');
    if (line !== null) await expect(link).toContainText(line);
  }
}

/** A day of the weeks around today whose workout has the most clips, and how many they are. */
export async function dayWithMostClips(request: APIRequestContext): Promise<{ date: string; clips: number }> {
  const days = Array.from({ length: 14 }, (_, offset) => dayFromToday(offset - 7));
  const workouts = await Promise.all(days.map((day) => workoutOf(request, day)));
  const counted = workouts.map((workout) => ({ date: workout.date, clips: clipCount(workout) }));
  return counted.reduce((best, next) => (next.clips > best.clips ? next : best));
}

/** The body of an answer, as the contract promises it. */
export function jsonOf<T>(answer: { readonly json: () => Promise<T> }): Promise<T> {
  return answer.json();
}

/** How many exercises of a workout have a clip. */
export function clipCount({
  main_exercises,
  challenge_exercises,
  warmup_exercises,
}: WorkoutOfTheDay): number {
  const exercises = [...main_exercises, ...challenge_exercises, ...warmup_exercises];
  return exercises.filter(({ video_url }) => video_url !== null).length;
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);
}

async function answerOf<C extends Call>(request: APIRequestContext, address: string): Promise<AnswerOf<C>> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return jsonOf<AnswerOf<C>>(answer);
}
