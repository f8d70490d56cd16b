import { describe, expect, it } from 'vitest';
import { ChunkLoadError } from '@lifted/client/http/load-chunk.ts';
import { failureMeasurement } from './failure-measurement.ts';

const HERE = { route: '/dashboard', release: '0a1b2c3d' };

function thrownIn(stack: string): Error {
  const failure = new TypeError('mara@example.com is not a function');
  failure.stack = `${failure.message}\n${stack}`;
  return failure;
}

describe('what is told of a failure', () => {
  it('is its kind, the script of ours it came from, and the page, and nothing it said', () => {
    const failure = thrownIn(
      '    at Xe (https://lifted.example/static/js/dashboard-page-Bx3_9kQ2.js:1:2043)\n' +
        '    at https://lifted.example/static/js/framework-C-aAbBcC.js:8:1',
    );
    expect(failureMeasurement('script', failure, HERE)).toEqual({
      kind: 'client_error',
      source: 'script',
      name: 'TypeError',
      chunk: 'dashboard-page',
      route: '/dashboard',
      release: '0a1b2c3d',
    });
  });

  it.each([
    ['/static/js/open-session-a_-bcd12.js', 'open-session'],
    ['/static/js/home-page-AAAAAAAA.js?token=abc', 'home-page'],
  ])('names %s without its hash', (address, chunk) => {
    expect(
      failureMeasurement('promise', thrownIn(`at https://lifted.example${address}:1:1`), HERE),
    ).toMatchObject({
      chunk,
    });
  });

  it('holds no script that is not of the build', () => {
    const measurement = failureMeasurement('script', thrownIn('at https://cdn.example/widget.js:1:1'), HERE);
    expect(measurement).not.toHaveProperty('chunk');
  });

  it.each([
    [new DOMException('Storage of mara is full', 'QuotaExceededError'), 'QuotaExceededError'],
    [Object.assign(new Error('boom'), { name: 'mara@example.com' }), 'Other'],
    [{ status: 503, statusText: 'Service Unavailable' }, 'Response'],
    ['mara@example.com', 'Other'],
    [undefined, 'Other'],
  ])('knows kinds from a closed list only: %o', (failure, name) => {
    expect(failureMeasurement('promise', failure, HERE)).toMatchObject({ name });
  });

  it('is a part that did not load, however it came up', () => {
    const failure = new ChunkLoadError('about-page', new Error('timeout'));
    expect(failureMeasurement('render', failure, HERE)).toEqual(failureMeasurement('chunk', failure, HERE));
    expect(failureMeasurement('render', failure, HERE)).toMatchObject({
      source: 'chunk',
      name: 'ChunkLoadError',
      chunk: 'about-page',
    });
  });
});
