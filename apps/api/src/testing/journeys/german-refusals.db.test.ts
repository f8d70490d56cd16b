import type { Problem } from '@lifted/contract/problem';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerTrainerApplications } from '../../features/applications/trainer-applications-routes.ts';
import { registerChallenges } from '../../features/challenges/challenges-routes.ts';
import { registerContractDeclarations } from '../../features/contracts/contract-declarations-routes.ts';
import { registerPersonalData } from '../../features/personal-data/personal-data-routes.ts';
import { loadStudioClass } from '../../features/timetable/timetable-repository.ts';
import { registerTimetable } from '../../features/timetable/timetable-routes.ts';
import { registerTrainingLog } from '../../features/training/training-log-routes.ts';
import { registerTrialWorkouts } from '../../features/trial/trial-workouts-routes.ts';
import { registerWorkoutsOfTheDay } from '../../features/workouts-of-the-day/workouts-of-the-day-routes.ts';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { confirmFirst } from '../../identity/confirmation/confirmation-refusals.ts';
import { insertChallenge } from '../challenge-fixture.ts';
import { createBrowser } from '../identity-browser-fixture.ts';
import { createIdentityFixture, insertPerson, type IdentityFixture } from '../identity-fixture.ts';
import { findTestCaller, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const GERMAN = { 'accept-language': 'de' };

let database: TestDatabase;
let app: StudioApp;
let identity: IdentityFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const now = () => NOW;
  const publicCache = new PublicResponseCache();
  const memberCache = new MemberResponseCache();
  const letters = { studio, publicUrl: 'https://lifted.example' };
  const mailing = { pool, now, letters, wakeJobs: () => undefined };
  registerTimetable(app, { pool, publicCache, now });
  registerWorkoutsOfTheDay(app, { pool, publicCache, now });
  registerChallenges(app, { pool, publicCache, memberCache, now });
  registerTrainingLog(app, { pool, memberCache, now });
  registerTrialWorkouts(app, {
    ...mailing,
    publicCache,
    loadStudioClass: (workoutId) => loadStudioClass(pool, workoutId, NOW),
  });
  registerTrainerApplications(app, mailing);
  registerContractDeclarations(app, mailing);
  registerPersonalData(app, mailing);
  recogniseRecentSignIns(app, async () => {
    throw confirmFirst({ kind: 'password', acceptsPasskey: false });
  });
  await insertClass(pool, { id: 'over', start: '2026-11-19T09:00:00Z' });
  await insertClass(pool, { id: 'tomorrow', start: '2026-11-21T09:00:00Z' });
  await insertCustomer(pool, 'mia');
  await insertChallenge(pool, { id: 'over', start: '2026-10-01', end: '2026-10-31' });
  identity = await createIdentityFixture();
  await insertPerson(identity.database, { email: 'mia@member.example' });
});
afterAll(async () => {
  await identity.close();
  await app.close();
  await database.drop();
});

const VISITOR = { name: 'Mia', email: 'mia@example.com' };
const DECLARANT = { ...VISITOR, language: 'de' };
const JOIN = { challenge_id: 'over', customer_id: 'mia' };

describe('a page in German reads a refusal in German', () => {
  it.each([
    ['the timetable', 'GET', '/timetable?from=2026-02-29', undefined, /^from: Diesen Tag gibt es nicht/],
    ['a class', 'GET', '/workouts/none', undefined, /^Wir haben keinen Kurs mit dieser ID/],
    [
      'the workout of the day',
      'GET',
      '/wods/today?date=2026-02-29',
      undefined,
      /^date: Diesen Tag gibt es nicht/,
    ],
    [
      'a class that is over',
      'POST',
      '/bsport/join_test_workout/over',
      VISITOR,
      /^Dieser Kurs hat schon begonnen/,
    ],
    [
      'a name left empty',
      'POST',
      '/bsport/join_test_workout/over',
      { ...VISITOR, name: ' ' },
      /^name: Füll das bitte aus/,
    ],
    ['a mailed link', 'POST', '/trial_bookings/show', { token: 'x'.repeat(43) }, /^Dieser Link funktioniert/],
    [
      'an application',
      'POST',
      '/trainer_applications',
      { first_name: ' ', last_name: 'V' },
      /^Noch nicht abgeschickt/,
    ],
    [
      'a declaration',
      'POST',
      '/contract_declarations/withdrawals',
      { ...DECLARANT, name: ' ' },
      /^Bitte sag uns deinen Namen/,
    ],
    ['a challenge', 'POST', '/challenge_participants', JOIN, /^Diese Challenge ist vorbei/],
    [
      'somebody else’s training log',
      'GET',
      '/customers/ben/exercise_progression',
      undefined,
      /^Wir haben niemanden mit dieser ID/,
    ],
    ['one’s own data', 'POST', '/personal-data/deletion', { word: 'DELETE' }, /^Damit wir sicher sind/],
    ['an unknown address', 'GET', '/nothing', undefined, /^Unter dieser Adresse gibt es nichts/],
  ] as const)('about %s', async (_what, method, path, payload, sentence) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...GERMAN, authorization: 'Bearer mia' },
      ...(payload && { payload }),
    });
    expect(answer.json<Problem>().detail).toMatch(sentence);
    expect(answer.headers).toMatchObject({ 'content-language': 'de', vary: 'Accept-Language' });
  });

  it.each([
    [
      'a wrong password',
      '/sign-in/email',
      { email: 'mia@member.example', password: 'wrong' },
      /^Die E-Mail-Adresse/,
    ],
    [
      'whose an old password link was',
      '/password-link',
      { token: 'x'.repeat(32) },
      /^Dieser Link wurde schon benutzt/,
    ],
    [
      'an old password link',
      '/reset-password',
      { token: 'x'.repeat(32), new_password: 'strong-every-week' },
      /^Dieser Link wurde schon benutzt/,
    ],
    ['second factors', '/second-factors/totp', {}, /^Melde dich bitte zuerst an/],
    ['own sessions', '/sessions/end-others', {}, /^Melde dich bitte zuerst an/],
  ])('about %s', async (_what, path, body, sentence) => {
    const answer = await createBrowser(identity.app).post(path, body, GERMAN);
    expect(answer.json<Problem>().detail).toMatch(sentence);
  });
});

it('a page in German asks for a password mail in German', async () => {
  const browser = createBrowser(identity.app);
  await browser.post('/request-password-reset', { email: 'mia@member.example' }, GERMAN);
  await identity.identity.settle();
  expect(identity.resetLinks).toMatchObject([{ email: 'mia@member.example', language: 'de' }]);
});

it.each([
  ['/bsport/join_test_workout/tomorrow', VISITOR, /^Dein Probetraining: /],
  [
    '/trainer_applications',
    { first_name: 'Ada', last_name: 'Vogel', phone: '030 555 012 40', email: 'ada@example.com' },
    /^Du möchtest bei LIFTED coachen/,
  ],
])('mails that follow %s are in German without a language in the body', async (path, payload, subject) => {
  await app.inject({ method: 'POST', url: `/api${path}`, headers: GERMAN, payload });
  const { rows } = await database.pool.query<{ subject: string }>(
    'select subject from studio.mail_outbox where recipient = $1',
    [payload.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.subject).toMatch(subject);
});
