import { joinTestWorkout } from '@lifted/contract/trial-bookings';
import { getTimetable } from '@lifted/contract/timetable';
import { Problem } from '@lifted/contract/problem';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerCall } from '../routing/register-call.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../studio-app.ts';

const RUNS = { numRuns: 300 };
const JSON_TYPE = { 'content-type': 'application/json' };

let app: StudioApp;
let logged: () => string;

beforeAll(async () => {
  ({ app, logged } = await createServerFixture({ requestsPerMinute: 1_000_000 }));
  registerCall(app, joinTestWorkout, {
    handler: async ({ params }) => ({
      workout_id: params.workoutId,
      place: 'booked' as const,
      held_until: null,
    }),
  });
  registerCall(app, getTimetable, { handler: async () => [] });
});

interface Answer {
  readonly statusCode: number;
  json(): unknown;
}

/** Success, or a problem that says what to change; never an internal error. */
function expectSense(answer: Answer): void {
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(Check(Problem, answer.json())).toBe(true);
}

describe('whatever is sent', () => {
  const post = (payload: string | Buffer) =>
    app.inject({ method: 'POST', url: '/api/bsport/join_test_workout/w1', headers: JSON_TYPE, payload });

  it('as bytes is answered with sense', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) =>
        expectSense(await post(Buffer.from(bytes))),
      ),
      RUNS,
    );
  });

  it('as JSON is answered with sense', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => expectSense(await post(json))),
      RUNS,
    );
  });

  it('in the right fields is answered with sense', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null), fc.emailAddress());
    const body = fc.record({ email: value, name: value, website: value }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(body, async (fields) => expectSense(await post(JSON.stringify(fields)))),
      RUNS,
    );
  });

  it('in path and query is answered with sense', async () => {
    const text = fc.string({ unit: 'binary-ascii' }).map(encodeURIComponent);
    await fc.assert(
      fc.asyncProperty(text, text, text, async (id, name, value) => {
        expectSense(await app.inject(`/api/timetable?${name}=${value}&from=${id}`));
        expectSense(
          await app.inject({
            method: 'POST',
            url: `/api/bsport/join_test_workout/${id}`,
            headers: JSON_TYPE,
            payload: '{}',
          }),
        );
      }),
      RUNS,
    );
  });

  it('leaves no failure in the log', () => {
    expect(logged()).not.toContain('unforeseen failure');
  });
});
