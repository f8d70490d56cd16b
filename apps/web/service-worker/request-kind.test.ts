import { describe, expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

const ORIGIN = 'https://studio.example';

function kindOf(path: string, { method = 'GET', mode = 'cors', range = false } = {}) {
  const asked = { method, mode: mode === 'navigate' ? 'navigate' : 'cors' } as const;
  const headers = { has: (name: string) => range && name === 'range' };
  return requestKind({ ...asked, url: new URL(path, ORIGIN).href, headers }, ORIGIN);
}

describe('the worker answers', () => {
  it.each([
    '/',
    '/wod?date=2026-11-20',
    '/de/workouts',
    '/no-such-page',
    '/apiary',
    '/developers',
    '/desktop',
  ])('anyone who opens %s', (path) => expect(kindOf(path, { mode: 'navigate' })).toBe('page'));

  it.each(['/static/js/shell-Qft0NRVN.js', '/static/woff2/inter-DL1HIZ9N.woff2'])('who asks for %s', (path) =>
    expect(kindOf(path)).toBe('asset'),
  );
});

describe('the worker leaves alone', () => {
  it.each([
    '/api/timetable',
    '/auth-popup',
    '/dev/mailbox',
    '/healthz',
    '/readyz',
    '/metrics',
    '/desk',
    '/floor/now',
    '/de/desk',
    '/desk/static/js/staff-Qft0NRVN.js',
  ])('%s, opened or fetched', (path) => {
    expect(kindOf(path, { mode: 'navigate' })).toBe('not-ours');
    expect(kindOf(path)).toBe('not-ours');
  });

  it.each(['/media/squat.mp4', '/build.json', '/manifest.webmanifest', '/service-worker.js'])('%s', (path) =>
    expect(kindOf(path)).toBe('not-ours'),
  );

  it('other origins, other methods and parts of files', () => {
    expect(kindOf('https://cdn.example/static/js/a.js')).toBe('not-ours');
    expect(kindOf('/kuendigen', { mode: 'navigate', method: 'POST' })).toBe('not-ours');
    expect(kindOf('/static/js/clip.mp4', { range: true })).toBe('not-ours');
  });
});
