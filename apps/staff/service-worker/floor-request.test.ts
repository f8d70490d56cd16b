import { describe, expect, it } from 'vitest';
import { floorRequest } from './floor-request.ts';

const ORIGIN = 'https://studio.example';

function requestFor(path: string, { method = 'GET', mode = 'cors' } = {}) {
  const opens = mode === 'navigate' ? 'navigate' : 'cors';
  return floorRequest({ method, mode: opens, url: new URL(path, ORIGIN).href }, ORIGIN);
}

describe('the floor’s worker', () => {
  it.each(['/floor', '/floor/', '/de/floor', '/floor?class=7'])('answers who opens %s', (path) =>
    expect(requestFor(path, { mode: 'navigate' })).toBe('page'),
  );

  it('answers who asks for a script', () =>
    expect(requestFor('/desk/static/js/floor-Qft0NRVN.js')).toBe('asset'));

  it.each(['/desk', '/floors', '/floor/worker.js', '/'])('leaves %s alone', (path) =>
    expect(requestFor(path, { mode: 'navigate' })).toBe('not-ours'),
  );

  it('leaves data alone, other origins and other methods', () => {
    expect(requestFor('/api/floor/day')).toBe('not-ours');
    expect(requestFor('https://cdn.example/desk/static/js/a.js')).toBe('not-ours');
    expect(requestFor('/floor', { mode: 'navigate', method: 'POST' })).toBe('not-ours');
  });
});
