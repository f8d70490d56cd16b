import type { Call } from '@lifted/contract/call';
import { LARGEST_CLIP_UPLOAD_BYTES } from '@lifted/contract/desk/uploads/clips';
import { Problem } from '@lifted/contract/problem';
import { Email, Id } from '@lifted/contract/wire-values';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../http/errors/refusal.ts';
import { registerCall } from '../http/routing/register-call.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import type { StudioApp } from '../http/studio-app.ts';

const bookSet = {
  method: 'POST',
  path: '/sets/{setId}',
  summary: 'Write down a set',
  access: 'all',
  params: Type.Object({ setId: Id }),
  query: Type.Object({ unit: Type.Optional(Type.String({ maxLength: 5 })) }, { additionalProperties: false }),
  body: Type.Object({ email: Email, reps: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  answers: { 201: Type.Object({ set_id: Id, reps: Type.Integer() }), 409: Problem, 422: Problem },
} as const satisfies Call;

const BODY = { email: 'anna@example.com', reps: 5 };

let app: StudioApp;
let logged: () => string;

beforeEach(async () => {
  ({ app, logged } = await createServerFixture());
  registerCall(app, bookSet, {
    async handler({ params, body }) {
      if (params.setId === 'full')
        throw new Refusal('class_full', { en: 'This class is full.', de: 'Ausgebucht.' });
      if (params.setId === 'broken') throw new TypeError(`cannot store ${body.email}`);
      if (params.setId === 'away') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      return { set_id: params.setId, reps: body.reps, inner: 'secret' };
    },
  });
  app.get('/api/leaving', async () => 'done');
});

function send(body: string | Buffer, headers: Record<string, string> = {}, url = '/api/sets/s1') {
  return app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('a call', () => {
  it('answers 201 with exactly the fields of its contract', async () => {
    const answer = await send(JSON.stringify(BODY));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ set_id: 's1', reps: 5 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('gives every answer a request id of its own', async () => {
    const [first, second] = [await send(JSON.stringify(BODY)), await send(JSON.stringify(BODY))];
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('ignores a request id the client made up', async () => {
    const answer = await send(JSON.stringify(BODY), { 'x-request-id': 'mine', 'request-id': 'mine' });
    expect(answer.headers['x-request-id']).not.toBe('mine');
  });
});

describe('a refusal', () => {
  it('is a problem with code, status and the id of its request', async () => {
    const answer = await send(JSON.stringify(BODY), {}, '/api/sets/full');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Check(Problem, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({
      type: '/problems/class-full',
      code: 'class_full',
      detail: 'This class is full.',
      request_id: answer.headers['x-request-id'],
    });
  });

  it('speaks the language the request asks for', async () => {
    const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
    const full = await send(JSON.stringify(BODY), german, '/api/sets/full');
    expect(full.headers).toMatchObject({ 'content-language': 'de', vary: 'Accept-Language' });
    expect(full.json()).toMatchObject({ title: 'Der Kurs ist ausgebucht', detail: 'Ausgebucht.' });

    const faulty = await send(JSON.stringify({ email: 'anna', reps: '5' }), german);
    const { title, detail, errors } = faulty.json<Problem>();
    expect({ title, detail }).toEqual({
      title: 'Bei den Angaben muss sich etwas ändern',
      detail: 'Diese Felder müssen sich ändern: email, reps.',
    });
    expect(errors).toEqual([
      { field: 'email', message: 'Gib bitte eine E-Mail-Adresse wie anna@example.com an.' },
      { field: 'reps', message: 'Das muss eine ganze Zahl sein.' },
    ]);
  });

  it('of an unforeseen kind says nothing about itself, and is logged once without what was sent', async () => {
    const answer = await send(JSON.stringify(BODY), {}, '/api/sets/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('anna');
    expect(answer.body).not.toContain('TypeError');
    expect(logged().match(/unforeseen failure/g)).toHaveLength(1);
    expect(logged()).toContain(String(answer.headers['x-request-id']));
    expect(logged()).not.toContain('anna@example.com');
  });

  it('because the database is away is 503 with a time to come back', async () => {
    const answer = await send(JSON.stringify(BODY), {}, '/api/sets/away');
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('input', () => {
  it.each([
    ['an empty body', '', 400],
    ['no JSON', '{"email"', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['nesting without end', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['more than 64 kB', JSON.stringify({ ...BODY, email: 'a'.repeat(65 * 1024) }), 413],
    ['1 MB', 'x'.repeat(1024 * 1024), 413],
    ['a list', '[]', 422],
    ['a number as text', JSON.stringify({ ...BODY, reps: '5' }), 422],
    ['an unknown field', JSON.stringify({ ...BODY, admin: true }), 422],
    ['a prototype', '{"email":"anna@example.com","reps":5,"__proto__":{"a":1}}', 422],
    ['a NUL character', JSON.stringify({ ...BODY, email: 'a\u0000@example.com' }), 422],
    ['half a surrogate pair', '{"email":"a\\ud800@example.com","reps":5}', 422],
  ])('that is %s is refused', async (_what, body, status) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(status);
    expect(Check(Problem, answer.json())).toBe(true);
  });

  it('is refused with every fault at once, each with its field and what to do', async () => {
    const answer = await send(JSON.stringify({ email: 'anna', reps: 0, extra: 1 }));
    expect(answer.json<Problem>().errors).toEqual(
      expect.arrayContaining([
        { field: 'email', message: 'Please enter an email address such as anna@example.com.' },
        { field: 'reps', message: 'At least 1, please.' },
        { field: 'extra', message: 'This is not known here.' },
      ]),
    );
  });

  it('names a missing field', async () => {
    const answer = await send('{"reps":5}');
    expect(answer.json<Problem>().errors).toEqual([{ field: 'email', message: 'This is missing.' }]);
  });

  it('of another type than JSON is refused', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ];
    for (const type of types) {
      const answer = await send('email=anna', { 'content-type': type });
      expect(answer.statusCode, type).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
  });

  it('without any body is refused', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/sets/s1' });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['?unit=kg&unit=lb', '?nothing=1', '?unit=toolong'])(
    'in the query %s is refused',
    async (query) => {
      const answer = await send(JSON.stringify(BODY), {}, `/api/sets/s1${query}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<Problem>().errors).toHaveLength(1);
    },
  );

  it('in the path that cannot be an id names nothing', async () => {
    for (const id of ['a%20b', '%00', 'x'.repeat(101), '%E0%A4%A', '..%2f..%2fetc']) {
      const answer = await send(JSON.stringify(BODY), {}, `/api/sets/${id}`);
      expect([404, 201], id).toContain(answer.statusCode);
      if (id !== '..%2f..%2fetc') expect(answer.statusCode, id).toBe(404);
    }
  });
});

describe('an address', () => {
  it('that is unknown is a 404 problem', async () => {
    for (const url of ['/api/nothing', '/api/sets/a/b', '/api/', '/api/%zz']) {
      const answer = await app.inject({ url });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json(), url).toMatchObject({ code: 'not_found' });
    }
  });

  it('asked with a wrong method says which ones it knows', async () => {
    const posted = await app.inject({ method: 'DELETE', url: '/api/sets/s1' });
    expect(posted.statusCode).toBe(405);
    expect(posted.headers.allow).toBe('POST');
    const got = await app.inject({ method: 'POST', url: '/healthz' });
    expect(got.statusCode).toBe(405);
    expect(got.headers.allow).toBe('GET, HEAD');
  });
});

describe('the log', () => {
  it('knows the pattern of a route and nothing a person sent', async () => {
    await send(
      JSON.stringify(BODY),
      { authorization: 'Bearer top-secret-token', cookie: 'session=abc123' },
      '/api/sets/s-17?unit=zz',
    );
    await send('{"email":"anna@example.com"', {}, '/api/sets/s-17?token=leaky-token');
    await app.inject({ url: '/api/unknown/berta@example.com?token=leaky-token' });
    expect(logged()).toContain('/api/sets/:setId');
    for (const secret of ['anna', 'berta', 'top-secret', 'abc123', 'leaky', 's-17', '127.0.0.1']) {
      expect(logged()).not.toContain(secret);
    }
  });
});

describe('health', () => {
  it('is ready while the database is, and not when it is away or the process drains', async () => {
    let away = false;
    let now = 1;
    const fixture = await createServerFixture(
      {},
      {
        clock: () => (now += 501),
        checkDatabase: async () => {
          if (away) throw new Error('away');
        },
      },
    );
    expect((await fixture.app.inject('/readyz')).statusCode).toBe(200);
    away = true;
    expect((await fixture.app.inject('/readyz')).statusCode).toBe(503);
    away = false;
    fixture.drain.begin();
    const draining = await fixture.app.inject('/readyz');
    expect(draining.statusCode).toBe(503);
    expect(draining.headers.connection).toBe('close');
    expect((await fixture.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('is asked of the database twice a second at most, however many ask', async () => {
    const check = { asked: 0, now: 1 };
    const fixture = await createServerFixture(
      {},
      {
        clock: () => check.now,
        checkDatabase: async () => {
          check.asked += 1;
        },
      },
    );
    const ask = () => fixture.app.inject('/readyz');
    const answers = await Promise.all(Array.from({ length: 200 }, ask));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(check.asked).toBe(1);
    check.now += 501;
    await ask();
    expect(check.asked).toBe(2);
  });

  it('has a line in the log when it changes, and none for being asked', async () => {
    const state = { away: true, now: 1 };
    const fixture = await createServerFixture(
      {},
      {
        clock: () => state.now,
        checkDatabase: async () => {
          if (state.away) throw new Error('away');
        },
      },
    );
    for (let asked = 0; asked < 4; asked += 1) {
      await fixture.app.inject('/readyz');
      await fixture.app.inject('/healthz');
      state.now += 501;
      state.away = asked < 1;
    }
    const lines = fixture.logged().trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { status: 'database_unavailable', msg: 'not ready', failure: { message: 'away' } },
      { status: 'ready', msg: 'ready again' },
    ]);
  });
});

it('the largest clip may come over a line that sends 2 Mbit a second', () => {
  const seconds = (LARGEST_CLIP_UPLOAD_BYTES * 8) / 2_000_000;
  expect(app.server.requestTimeout).toBeGreaterThanOrEqual(seconds * SECOND_MS);
});
