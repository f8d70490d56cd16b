import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Registry } from 'prom-client';
import type { StudioApp } from '../../http/studio-app.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { countPolicyReports } from '../metrics/studio-metrics.ts';
import { registerPolicyReports } from './policy-reports-route.ts';

const LIMIT = 60;
const OLDER = 'application/csp-report';
const NEWER = 'application/reports+json';
const STYLE = {
  'csp-report': {
    'document-uri': 'https://lifted.example/dashboard?token=mia-secret',
    'effective-directive': 'style-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'mia-secret',
  },
};
const SCRIPT = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://lifted.example/desk',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://mia-secret.example/a.js',
  },
};

let app: StudioApp;
let logged: () => string;
const registry = new Registry();

beforeAll(async () => {
  ({ app, logged } = await createServerFixture());
  registerPolicyReports(app, {
    watch: countPolicyReports(registry),
    limit: { max: LIMIT, seconds: 600 },
  });
});
afterAll(() => app.close());
beforeEach(() => registry.resetMetrics());

interface Sent {
  readonly type?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(body: unknown, { type = NEWER, from = '192.0.2.1', headers = {} }: Sent = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({
    method: 'POST',
    url: '/csp-reports',
    remoteAddress: from,
    headers: { 'content-type': type, ...headers },
    payload,
  });
  return { status: answer.statusCode, text: answer.body };
}

/** The series of the metric, as Prometheus reads them. */
async function series(): Promise<string[]> {
  const text = await registry.metrics();
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const NOTHING = { status: 204, text: '' };

describe('reports of policies', () => {
  it('are counted by closed lists, in both forms', async () => {
    expect(await send(STYLE, { type: OLDER })).toEqual(NOTHING);
    expect(await send([SCRIPT, SCRIPT, { type: 'deprecation', body: {} }])).toEqual(NOTHING);
    expect(await series()).toEqual([
      'lifted_policy_reports_total{directive="style-src-elem",page="member",blocked="inline"} 1',
      'lifted_policy_reports_total{directive="script-src-elem",page="desk",blocked="other_host"} 2',
    ]);
  });

  it('are taken from everybody, signed in or not', async () => {
    for (const authorization of ['Bearer of-nobody', '']) {
      expect(await send(STYLE, { type: OLDER, headers: { authorization } })).toEqual(NOTHING);
    }
  });

  it('that count for nothing are taken all the same', async () => {
    expect(await send([])).toEqual(NOTHING);
    expect(await send([{ type: 'crash', body: { reason: 'oom' } }])).toEqual(NOTHING);
    expect(await series()).toEqual([]);
  });

  it('whose samples end in half a character are counted', async () => {
    const sample = JSON.stringify(STYLE).replace('"mia-secret"', String.raw`"\ud83d"`);
    expect(await send(sample, { type: OLDER })).toEqual(NOTHING);
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a word', '"inline"', 400],
    ['an object without reports', '{}', 400],
    ['a list of something else', '[1]', 400],
    ['more than 16 kB', JSON.stringify([SCRIPT, { type: 'x'.repeat(16 * 1024) }]), 413],
  ])('that are %s are refused', async (_what, body, status) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer.text).toContain('16 kB');
    expect(await series()).toEqual([]);
  });

  it('have 16 kB, and not a byte more', async () => {
    const padded = (length: number) => JSON.stringify([SCRIPT]).padEnd(length, ' ');
    expect((await send(padded(16 * 1024))).status).toBe(204);
    expect((await send(padded(16 * 1024 + 1))).status).toBe(413);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/csp-reports'])(
    'are not sent as %s',
    async (type) => {
      const { status, text } = await send(STYLE, { type });
      expect(status).toBe(415);
      expect(text).toContain('application/csp-report');
    },
  );

  it('are limited by address, and one address takes nothing from another', async () => {
    const from = '192.0.2.99';
    const sent = await Promise.all(Array.from({ length: LIMIT + 1 }, () => send([SCRIPT], { from })));
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await send([SCRIPT])).status).toBe(204);
  });

  it('leave nothing of a page, a sample or a sender behind', async () => {
    const from = '203.0.113.77';
    await send(STYLE, { type: OLDER, from, headers: { 'user-agent': 'mia-secret' } });
    await send([SCRIPT], { from });
    await send('[{"mia-secret"', { from });
    const kept = logged() + (await registry.metrics());
    expect(kept).toContain('/csp-reports');
    expect(kept).not.toMatch(/mia-secret|lifted\.example|203\.0\.113/);
  });

  it('are sent, never asked for', async () => {
    expect((await app.inject({ method: 'GET', url: '/csp-reports' })).statusCode).toBe(405);
  });
});
