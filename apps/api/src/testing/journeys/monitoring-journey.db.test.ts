import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { addDays, berlinDate, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { insertPerson, PASSWORD, SECRET } from '../identity-fixture.ts';
import { startMailServer } from '../loopback-mail-server.ts';
import { metricNames, readMetrics, valueOf } from './metrics-fixture.ts';
import { freePort } from '../processes/server-process.ts';
import { insertClass } from '../studio-fixture.ts';
import { startStudioServer, type StudioServer } from '../../server/studio-server.ts';
import { createTestClient, type ServerAnswer } from '../test-client.ts';
import { startTestCollector } from './collector-fixture.ts';

const PUBLIC_URL = 'https://lifted.example';
const MEMBER = 'mia@member.example';
const VISITOR = 'vera@visitor.example';
const ANYTHING_BUT_A_TOKEN = 'not-a-token-but-long-enough-to-be-told-apart';
const TOKEN = 'a-scraper-token-of-more-than-32-characters';

const MONITORING = join(import.meta.dirname, '../../../../../docs/monitoring');
const METRIC = /\b(?:lifted|nodejs|process)_[a-z0-9_]+\b/g;
/** A histogram is one family of three series. */
const SERIES = /_(?:bucket|sum|count)$/;

let database: TestDatabase;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let collector: Awaited<ReturnType<typeof startTestCollector>>;
let server: StudioServer;
let origin: string;
let dataDir: string;
const client = createTestClient();
const lines: string[] = [];
/** Values people sent or received; none may appear. */
const secrets = [
  MEMBER,
  VISITOR,
  'Vera',
  'Visitor',
  PASSWORD,
  ANYTHING_BUT_A_TOKEN,
  'class-tomorrow',
  'class-yesterday',
  'cust-mia',
];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'monitoring-'));
  [database, mail, collector] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    startTestCollector(),
  ]);
  secrets.push(await insertPerson(database, { email: MEMBER, password: PASSWORD, customerId: 'cust-mia' }));
  const dayFromToday = (days: number) => `${addDays(berlinDate(new Date()), days)}T18:00:00Z`;
  await insertClass(database.pool, { id: 'class-tomorrow', start: dayFromToday(1) });
  await insertClass(database.pool, { id: 'class-yesterday', start: dayFromToday(-1) });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const reading = readEnv({
    STUDIO_MODE: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    IDENTITY_SECRET: SECRET,
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'lifted-under-test',
    TRIAL_BOOKINGS_PER_TEN_MINUTES: '2',
  });
  if (!reading.ok) throw new Error(reading.faults.join(' '));
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  server = await startStudioServer(reading.env, log, {
    announceFirstStart: () => expect.fail('The database holds a studio.'),
    signal: new AbortController().signal,
  });
  // On a busy machine the first connections to the database come late, and the server says so until they do.
  await vi.waitUntil(async () => (await client(`${origin}/api/timetable`)).status === 200, {
    timeout: MINUTE_MS,
  });
}, 2 * MINUTE_MS);

afterAll(async () => {
  client.close();
  await server.stop();
  await Promise.all([mail.close(), collector.close()]);
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<ServerAnswer> =>
  client(origin + path, { method: 'POST', headers: { origin: PUBLIC_URL, ...headers }, body });

async function signIn(): Promise<string> {
  const answer = await post('/api/identity/sign-in/email', { email: MEMBER, password: PASSWORD });
  expect(answer.status).toBe(200);
  const cookie = answer.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const { text } = await client(`${origin}/api/identity/token`, { headers: { cookie } });
  const token = /"token":"([^"]+)"/.exec(text)?.[1] ?? expect.fail(`no ID token: ${text}`);
  secrets.push(token, ...cookie.split(/[=;. ]+/).filter((part) => part.length > 20));
  return token;
}

/** How often the member looks at one card. */
const LOOKS = 5;

/** What a member and a visitor do in a day: some of it works. */
async function spendADay(): Promise<void> {
  const statuses = [
    (await post('/api/identity/sign-in/email', { email: MEMBER, password: 'wrong-every-week' })).status,
    (await post('/api/auth/verify-token', { token: ANYTHING_BUT_A_TOKEN })).status,
  ];
  expect(statuses).toEqual([401, 401]);
  const authorization = `Bearer ${await signIn()}`;
  const own = `${origin}/api/customers?email=${encodeURIComponent(MEMBER)}`;
  const progress = `${origin}/api/customers/cust-mia/weekly-progress`;
  expect((await client(own, { headers: { authorization } })).status).toBe(200);
  // The daily tasks of the start are under way, and one of them may change what is known of the member in between.
  for (let look = 0; look < LOOKS; look += 1) {
    expect((await client(progress, { headers: { authorization } })).status).toBe(200);
  }
  const bad = { authorization: `Bearer ${ANYTHING_BUT_A_TOKEN}` };
  expect((await client(own, { headers: bad })).status).toBe(401);
  const booked = [];
  for (const workout of ['class-tomorrow', 'class-yesterday', 'class-tomorrow']) {
    const body = { email: VISITOR, name: 'Vera Visitor' };
    booked.push((await post(`/api/bsport/join_test_workout/${workout}`, body)).status);
  }
  expect(booked).toEqual([201, 409, 429]);
  expect((await client(`${origin}/api/${VISITOR}?token=${ANYTHING_BUT_A_TOKEN}`)).status).toBe(404);
  const entries = [
    { kind: 'web_vital', name: 'INP', value: 650, route: '*', device: 'phone' },
    { kind: 'client_error', source: 'promise', name: 'TypeError', route: '*' },
    { kind: 'install', event: 'installed' },
  ];
  expect((await post('/api/measurements', { entries })).status).toBe(204);
  const report = {
    'csp-report': {
      'document-uri': `${PUBLIC_URL}/de/dashboard?of=${MEMBER}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': `https://elsewhere.example/${ANYTHING_BUT_A_TOKEN}`,
    },
  };
  expect((await post('/csp-reports', report, { 'content-type': 'application/csp-report' })).status).toBe(204);
}

async function scrape(): Promise<string> {
  const { status, text } = await client(`${origin}/metrics`);
  expect(status).toBe(200);
  return text;
}

function lastSuccesses(samples: ReturnType<typeof readMetrics>): (number | undefined)[] {
  return ['measurements', 'mails'].map((task) =>
    valueOf(samples, 'lifted_job_last_success_timestamp_seconds', { task }),
  );
}

const linesOfJobs = () => lines.filter((line) => line.includes('"jobs: ')).join('');

describe('after a day in the studio', () => {
  let text: string;

  beforeAll(async () => {
    await spendADay();
    await vi.waitFor(
      async () => {
        text = await scrape();
        const samples = readMetrics(text);
        const sent = valueOf(samples, 'lifted_mail_deliveries_total', { outcome: 'sent' });
        const jobs = lastSuccesses(samples);
        // The delivery is counted a moment before its job is gone.
        const waiting = valueOf(samples, 'lifted_jobs_waiting', { kind: 'mail' });
        if (sent === undefined || waiting !== 0 || jobs.includes(undefined))
          throw new Error(
            `The mail or a job is still under way: ${JSON.stringify({ sent, waiting, jobs })}\n${linesOfJobs()}`,
          );
      },
      // A task that meets a database too busy to answer is tried again after one minute, two and four.
      { timeout: 8 * MINUTE_MS, interval: 100 },
    );
  }, 9 * MINUTE_MS);

  it('metrics tell how many requests there were, by route and outcome, answers from memory too', () => {
    const samples = readMetrics(text);
    const requests = (labels: Record<string, string>) =>
      valueOf(samples, 'lifted_http_request_duration_seconds_count', labels);
    expect(requests({ route: '/api/customers/:id/weekly-progress', status: '2xx' })).toBe(LOOKS);
    expect(requests({ route: '/api/customers', status: '4xx' })).toBe(1);
    expect(
      requests({ route: '/api/bsport/join_test_workout/:workoutId', status: '4xx', method: 'POST' }),
    ).toBe(2);
    expect(valueOf(samples, 'lifted_kept_answers_total', { of: 'member', outcome: 'hit' })).toBeGreaterThan(
      0,
    );
    expect(valueOf(samples, 'lifted_kept_bytes', { of: 'member' })).toBeGreaterThan(0);
  });

  it('metrics tell how people signed in and who was turned away', () => {
    const samples = readMetrics(text);
    const signIns = (way: string, outcome: string) =>
      valueOf(samples, 'lifted_sign_ins_total', { way, outcome });
    expect(signIns('password', 'signed_in')).toBe(1);
    expect(signIns('password', 'wrong_credentials')).toBe(1);
    expect(signIns('link', 'sign_in_token_invalid')).toBe(1);
    expect(valueOf(samples, 'lifted_refusals_total', { code: 'class_started' })).toBe(1);
    expect(
      valueOf(samples, 'lifted_rate_limit_refusals_total', {
        route: '/api/bsport/join_test_workout/:workoutId',
      }),
    ).toBe(1);
  });

  it('metrics tell of mails, jobs, the pool, the process and what pages measured', () => {
    const samples = readMetrics(text);
    expect(valueOf(samples, 'lifted_jobs_waiting', { kind: 'mail' })).toBe(0);
    expect(valueOf(samples, 'lifted_jobs_oldest_waiting_seconds', { kind: 'mail' })).toBe(0);
    expect(valueOf(samples, 'lifted_mail_deliveries_total', { kind: 'trial_confirmation' })).toBe(1);
    for (const at of lastSuccesses(samples)) expect(at).toBeGreaterThan(0);
    expect(valueOf(samples, 'lifted_pool_connections', { pool: 'main' })).toBeGreaterThan(0);
    expect(valueOf(samples, 'lifted_pool_taken_at_once_total', { pool: 'main' })).toBeGreaterThan(0);
    expect(valueOf(samples, 'lifted_pool_wait_seconds_count', { pool: 'main' })).toBeGreaterThan(0);
    expect(valueOf(samples, 'lifted_ready')).toBe(1);
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf(samples, 'lifted_page_vitals_total', { vital: 'INP', rating: 'poor' })).toBe(1);
    expect(valueOf(samples, 'lifted_page_errors_total', { name: 'TypeError', source: 'promise' })).toBe(1);
    expect(valueOf(samples, 'lifted_install_events_total', { event: 'installed' })).toBe(1);
    expect(
      valueOf(samples, 'lifted_policy_reports_total', {
        directive: 'script-src-elem',
        page: 'member',
        blocked: 'other_host',
      }),
    ).toBe(1);
  });

  it('no label holds an address, a name, a token or an id', () => {
    const labels = readMetrics(text).flatMap((sample) => Object.values(sample.labels));
    expect(labels.filter((label) => label.includes('@') || /[\w-]{32,}/.test(label))).toEqual([]);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('a request through a proxy without the token gets the same response as an unknown address', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.4' };
    const [metrics, unknown] = [
      await client(`${origin}/metrics`, { headers }),
      await client(`${origin}/nothing-here`, { headers }),
    ];
    expect(metrics).toEqual(unknown);
    expect(metrics.status).not.toBe(200);
    const bringing = { ...headers, authorization: `Bearer ${TOKEN}` };
    expect((await client(`${origin}/metrics`, { headers: bringing })).status).toBe(200);
  });

  it.each(['grafana-dashboard.json', 'alerts.yaml'])('%s asks for nothing that is not there', (file) => {
    const names = metricNames(text);
    const asked = readFileSync(join(MONITORING, file), 'utf8').match(METRIC) ?? [];
    expect(new Set(asked).size).toBeGreaterThan(10);
    expect(asked.filter((name) => !names.has(name) && !names.has(name.replace(SERIES, '')))).toEqual([]);
  });
});

describe('the traces of that day', () => {
  beforeAll(() => server.stop());

  const named = (name: string) => collector.spans.filter((span) => span.name === name);

  it('follow a request into the database, by names alone', () => {
    const [request] = named('GET /api/customers/:id/weekly-progress');
    expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
    const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(within.map(({ name }) => name)).toContain('weekly-progress');
    for (const span of within) expect(span.traceId).toBe(request?.traceId);
  });

  it('follow a request with a body into its transaction', () => {
    const booking = named('POST /api/bsport/join_test_workout/:workoutId')[0];
    const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === booking?.spanId);
    expect(within.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'insert studio.trial_bookings', 'write-mail', 'commit']),
    );
  });

  it('have the mail that went out', () => {
    expect(named('mail trial_confirmation')).toHaveLength(1);
  });

  it('are found by the id in the log', () => {
    const [request] = named('GET /api/customers/:id/weekly-progress');
    const line = lines.find((one) => one.includes(request?.traceId ?? 'none'));
    expect(line).toContain('"route":"/api/customers/:id/weekly-progress"');
  });

  it('name the service and hold nothing anybody sent', () => {
    expect(collector.said()).toContain('lifted-under-test');
    for (const secret of secrets) expect(collector.said()).not.toContain(secret);
  });
});
