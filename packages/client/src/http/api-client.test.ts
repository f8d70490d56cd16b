import type { bookClass } from '@lifted/contract/class-bookings';
import type { signOut } from '@lifted/contract/identity/sign-in';
import type { joinTestWorkout } from '@lifted/contract/trial-bookings';
import type { getTimetable, getWorkout } from '@lifted/contract/timetable';
import type { Language } from '@lifted/domain/language/language';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiEmptyAnswer, ApiProblem, ApiUnreachable } from './api-problem.ts';

interface Sent {
  readonly address: string;
  readonly init: RequestInit | undefined;
}

function clientAnswering(
  answer: () => Response | Promise<Response>,
  { token, language = 'en' }: { readonly token?: string; readonly language?: Language } = {},
) {
  const sent: Sent[] = [];
  const client = createApiClient({
    authorize: (send) => send(token ?? null),
    language: () => language,
    fetch: async (address, init) => {
      sent.push({ address: typeof address === 'string' ? address : '', init });
      return answer();
    },
  });
  return { client, sent };
}

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'This class is full. Pick another one from the timetable.',
  code: 'class_full',
};

describe('the API client', () => {
  it('gives back the parsed answer', async () => {
    const { client, sent } = clientAnswering(() => Response.json([]));
    const classes = await client.call<typeof getTimetable>('GET', '/timetable', {
      query: { from: '2026-11-20' },
    });
    expect(classes).toEqual([]);
    expect(sent[0]?.address).toBe('/api/timetable?from=2026-11-20');
  });

  it('takes an answer without content for done', async () => {
    const { client } = clientAnswering(() => new Response(null, { status: 204 }));
    expect(await client.call<typeof signOut>('POST', '/identity/sign-out', {})).toBeNull();
  });

  it('sends the key of a command in its header', async () => {
    const { client, sent } = clientAnswering(() => Response.json({ outcome: 'booked' }));
    await client.call<typeof bookClass>('POST', '/workouts/{workoutId}/bookings', {
      params: { workoutId: '7' },
      body: {},
      idempotencyKey: 'a-key',
    });
    expect(new Headers(sent[0]?.init?.headers).get('idempotency-key')).toBe('a-key');
  });

  it('sends a body as JSON', async () => {
    const { client, sent } = clientAnswering(() => Response.json({ workout_id: '7' }, { status: 201 }));
    await client.call<typeof joinTestWorkout>('POST', '/bsport/join_test_workout/{workoutId}', {
      params: { workoutId: '7' },
      body: { email: 'a@b.example', name: 'Ada' },
    });
    expect(sent[0]?.address).toBe('/api/bsport/join_test_workout/7');
    expect(sent[0]?.init?.method).toBe('POST');
    expect(sent[0]?.init?.body).toBe('{"email":"a@b.example","name":"Ada"}');
    expect(new Headers(sent[0]?.init?.headers).get('content-type')).toBe('application/json');
  });

  it('carries the token of the signed-in person, and none for a visitor', async () => {
    const request = { params: { workoutId: '7' } };
    const member = clientAnswering(() => Response.json({}), { token: 'token-1' });
    await member.client.call<typeof getWorkout>('GET', '/workouts/{workoutId}', request);
    const visitor = clientAnswering(() => Response.json({}));
    await visitor.client.call<typeof getWorkout>('GET', '/workouts/{workoutId}', request);
    expect(new Headers(member.sent[0]?.init?.headers).get('authorization')).toBe('Bearer token-1');
    expect(new Headers(visitor.sent[0]?.init?.headers).has('authorization')).toBe(false);
  });

  it('turns a refusal into a problem with code, status and the sentence to show', async () => {
    const { client } = clientAnswering(() => Response.json(problem, { status: 409 }));
    const refusal = await client
      .call<typeof getWorkout>('GET', '/workouts/{workoutId}', { params: { workoutId: '7' } })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiProblem);
    expect(refusal).toMatchObject({ code: 'class_full', status: 409, message: problem.detail });
  });

  it('says in a sentence that nobody answered', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = client.call<typeof getTimetable>('GET', '/timetable', { query: {} });
    await expect(failure).rejects.toBeInstanceOf(ApiUnreachable);
    await expect(failure).rejects.toThrow('Check your connection');
  });

  it('asks for the language of the page, and says in it that nobody answered', async () => {
    const { client, sent } = clientAnswering(() => new Response('', { status: 502 }), { language: 'de' });
    const failure = client.call<typeof getTimetable>('GET', '/timetable', { query: {} });
    await expect(failure).rejects.toThrow('Prüf deine Verbindung');
    expect(new Headers(sent[0]?.init?.headers).get('accept-language')).toBe('de');
  });

  it('takes an error page of something in between for no answer', async () => {
    const { client } = clientAnswering(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    await expect(client.call<typeof getTimetable>('GET', '/timetable', { query: {} })).rejects.toBeInstanceOf(
      ApiUnreachable,
    );
  });

  it.each(['', '  ', 'null'])('tells an answer of nothing (%j) from no answer', async (body) => {
    const { client } = clientAnswering(() => new Response(body));
    await expect(client.call<typeof getTimetable>('GET', '/timetable', { query: {} })).rejects.toBeInstanceOf(
      ApiEmptyAnswer,
    );
  });

  it('takes a bare value, such as a portal may answer, for no answer', async () => {
    const { client } = clientAnswering(() => Response.json('please accept our terms'));
    await expect(client.call<typeof getTimetable>('GET', '/timetable', { query: {} })).rejects.toBeInstanceOf(
      ApiUnreachable,
    );
  });

  it('lets an abort through as it is', async () => {
    const controller = new AbortController();
    const { client } = clientAnswering(() => {
      controller.abort();
      return Promise.reject(new Error('left the page'));
    });
    const call = client.call<typeof getTimetable>('GET', '/timetable', {
      query: {},
      signal: controller.signal,
    });
    await expect(call).rejects.toThrow('left the page');
  });
});
