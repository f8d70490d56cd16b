import { getTimetable, getWorkout } from '@lifted/contract/timetable';
import { joinTestWorkout } from '@lifted/contract/trial-bookings';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createServerFixture } from '../testing/server-fixture.ts';
import { registerCall } from '../http/routing/register-call.ts';
import { openApiDocument, type OpenApiDocument } from './openapi-document.ts';
import { registerOpenApi } from './register-openapi.ts';

const CALLS = [getTimetable, getWorkout, joinTestWorkout];
const document = openApiDocument({ title: 'Test API', version: '1.0.0', calls: CALLS });

async function serve() {
  const { app } = await createServerFixture();
  registerOpenApi(app, { title: 'Test <API>', version: '1.0.0' });
  registerCall(app, joinTestWorkout, {
    handler: async ({ params }) => ({
      workout_id: params.workoutId,
      place: 'booked' as const,
      held_until: null,
    }),
  });
  return app;
}

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...structuredClone(document) });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('would not pass with a part missing', async () => {
    const broken = { ...structuredClone(document), info: undefined };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('says a titled schema once and points there', () => {
    expect(Object.keys(document.components.schemas).toSorted()).toEqual([
      'ClassBranch',
      'ClassKind',
      'OfferedSecondFactor',
      'Problem',
      'StudioClass',
      'TrialPlace',
    ]);
    expect(
      document.paths['/timetable']?.['get']?.responses['200']?.content['application/json']?.schema,
    ).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/StudioClass' },
    });
  });

  it('points at nothing that is missing', () => {
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(document.components.schemas).toHaveProperty(name ?? '');
  });

  it('knows parameters, body and every answer of a call', () => {
    const join = document.paths['/bsport/join_test_workout/{workoutId}']?.['post'];
    expect(join?.parameters).toMatchObject([{ name: 'workoutId', in: 'path', required: true }]);
    expect(join?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['email', 'name'],
    });
    const statuses = ['201', '400', '404', '409', '413', '415', '422', '429', '500', '503'];
    expect(Object.keys(join?.responses ?? {})).toEqual(statuses);
    const timetable = document.paths['/timetable']?.['get'];
    expect(timetable?.parameters).toMatchObject([
      { name: 'from', required: false },
      { name: 'to', required: false },
    ]);
  });
});

describe('/api/openapi.json', () => {
  it('holds the calls that are registered', async () => {
    const answer = await (await serve()).inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { paths } = answer.json<OpenApiDocument>();
    expect(Object.keys(paths)).toEqual(['/bsport/join_test_workout/{workoutId}']);
  });
});

describe('/api/docs', () => {
  it('shows calls and schemas without a script or anything from elsewhere', async () => {
    const answer = await (await serve()).inject('/api/docs');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('/api/bsport/join_test_workout/{workoutId}');
    expect(answer.body).toContain('Test &lt;API&gt;');
    expect(answer.body).not.toMatch(/<script|https?:\/\/|style="|undefined/);
  });

  it('has a policy that lets in its own style only', async () => {
    const policy = String((await (await serve()).inject('/api/docs')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; .*style-src 'sha256-[A-Za-z0-9+/=]+'$/);
    expect(policy).not.toContain('unsafe');
  });
});
