import { describe, expect, it } from 'vitest';
import { startRemote, type Remote } from './remote.ts';
import { showing } from './test-offline-fallback.ts';

function reportsOf<T>(load: (signal: AbortSignal) => Promise<T>) {
  const reports: Remote<T>[] = [];
  const stop = startRemote(load, (remote) => reports.push(remote));
  return { reports, stop };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('startRemote', () => {
  it('reports what was loaded', async () => {
    const { reports } = reportsOf(() => Promise.resolve(7));
    await settled();
    expect(reports).toEqual([{ state: 'loaded', value: 7 }]);
  });

  it('reports why it failed', async () => {
    const failure = new Error('no connection');
    const { reports } = reportsOf(() => Promise.reject(failure));
    await settled();
    expect(reports).toEqual([{ state: 'failed', error: failure }]);
  });

  it('aborts the request and reports nothing once stopped, even if the answer still arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let seen: AbortSignal | undefined;
    const { reports, stop } = reportsOf((signal) => {
      seen = signal;
      return promise;
    });
    stop();
    resolve('too late');
    await settled();
    expect(seen?.aborted).toBe(true);
    expect(reports).toEqual([]);
  });

  it('reports the last known answer instead of the failure, and the answer that follows it', async () => {
    const reports: Remote<number>[] = [];
    const answer = Promise.withResolvers<number>();
    startRemote(
      () => answer.promise,
      (remote) => reports.push(remote),
      showing({ value: 3, asOf: 500 }),
    );
    await settled();
    expect(reports).toEqual([{ state: 'loaded', value: 3, asOf: 500 }]);
    answer.resolve(7);
    await settled();
    expect(reports.slice(1)).toEqual([{ state: 'loaded', value: 7 }]);
  });

  it('reports no failure while a last known answer is shown, and does where there is none', async () => {
    const failure = new Error('no connection');
    for (const isShown of [true, false]) {
      const reports: Remote<never>[] = [];
      startRemote(
        () => Promise.reject(failure),
        (remote) => reports.push(remote),
        async () => isShown,
      );
      await settled();
      expect(reports).toEqual(isShown ? [] : [{ state: 'failed', error: failure }]);
    }
  });
});
