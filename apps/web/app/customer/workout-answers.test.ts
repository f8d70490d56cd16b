import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { inBrowserStore } from '@lifted/client/last-known/browser-store.ts';
import { LastKnownStore } from '@lifted/client/last-known/last-known-store.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { endBrowserStore, stubBrowserStore } from '../../testing/test-browser-store.ts';
import { oldestAsOf } from '../platform/last-known/last-known.ts';
import { memberAnswers } from './member-answers.ts';
import { workoutAnswers } from './workout-answers.ts';

const WORKOUT: MyWorkout = {
  date: '2026-11-20',
  studio_class: null,
  opens_at: null,
  closes_at: null,
  set_count: 3,
  exercises: [],
  implements: [],
  histories: [],
  cells: [],
  swaps: [],
  notes: [],
};
const GONE = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not_found',
  detail: 'No such class.',
};

/** The workouts of a member as the studio answers them: each class by its id, 'today' without one. */
function answersOf(studio: (place: string) => Response | Error) {
  const api = createApiClient({
    authorize: asVisitor,
    fetch: async (address) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      const { pathname, searchParams } = new URL(address, 'http://studio.example');
      if (pathname.endsWith('/customers')) return Response.json([{ id: 'mia' }]);
      const answer = studio(searchParams.get('workout_id') ?? 'today');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    language: () => 'en',
  });
  const uid = 'mia';
  return workoutAnswers(memberAnswers(api, { uid, email: 'mia@lifted.example' }), { api, uid });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('are renewed when each was answered, also with the same workout', async () => {
  const answers = answersOf(() => Response.json(WORKOUT));
  await answers.workoutOf('evening').refresh();
  expect(await answers.renew()).toBe(true);
});

it('are renewed where a class never had a place of this member', async () => {
  const answers = answersOf((place) =>
    place === 'today' ? Response.json(WORKOUT) : Response.json(GONE, { status: 404 }),
  );
  await answers.workoutOf('of-somebody-else').refresh();
  expect(await answers.renew()).toBe(true);
});

it('are renewed where the class was cancelled while its workout was shown', async () => {
  let isCanceled = false;
  const answers = answersOf((place) =>
    isCanceled && place === 'evening' ? Response.json(GONE, { status: 404 }) : Response.json(WORKOUT),
  );
  await answers.workoutOf('evening').refresh();
  isCanceled = true;
  expect(await answers.renew()).toBe(true);
  expect(answers.workoutOf('evening').read()).toMatchObject({ state: 'loaded' });
});

it('are not renewed by an older answer that is shown because the studio cannot be reached', async () => {
  stubBrowserStore();
  onTestFinished(endBrowserStore);
  const known = new LastKnownStore(inBrowserStore);
  await known.admit('mia');
  await known.keep({ owner: 'mia', name: 'workout' }, WORKOUT, Date.now());
  const answers = answersOf(() => new TypeError('fetch failed'));
  expect(await answers.renew()).toBe(false);
  expect(oldestAsOf(answers.workoutOf(null).read())).not.toBeNull();
});

it('are not renewed when the studio cannot be reached, or fails', async () => {
  let outcome: Response | Error = Response.json(WORKOUT);
  const answers = answersOf(() => (outcome instanceof Error ? outcome : outcome.clone()));
  await answers.workoutOf('evening').refresh();
  outcome = new TypeError('fetch failed');
  expect(await answers.renew()).toBe(false);
  outcome = new Response('Bad gateway', { status: 502 });
  expect(await answers.renew()).toBe(false);
});
