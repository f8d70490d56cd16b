import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './load-chunk.ts';

const noticed: unknown[] = [];
let reloadAfterDeployment: (address?: string) => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  noticed.length = 0;
  reloadAfterDeployment = async () => undefined;
  vi.stubGlobal('window', {
    reloadAfterDeployment: (address?: string) => reloadAfterDeployment(address),
    dispatchEvent: ({ detail }: CustomEvent<unknown>) => noticed.push(detail),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gone = async () => {
  throw new TypeError('Failed to fetch dynamically imported module: /static/js/strength-drawing-CQrP0IWV.js');
};
const silent = () => new Promise<never>(() => undefined);

describe('a chunk of scripts', () => {
  it('is what was loaded, and leaves no timer behind', async () => {
    await expect(loadChunk('strength-drawing', async () => 'a module')).resolves.toBe('a module');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come is named, with the reason', async () => {
    const failure = loadChunk('strength-drawing', gone);
    await expect(failure).rejects.toThrow(/^Loading chunk strength-drawing failed\.\n\(Failed to fetch/);
    await expect(failure).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'strength-drawing' });
  });

  it('may take two minutes, and no longer', async () => {
    let outcome: unknown = 'loading';
    const loading = loadChunk('strength-drawing', silent).catch((failure: unknown) => (outcome = failure));
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(outcome).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(outcome).toBeInstanceOf(ChunkLoadError);
    expect(String(outcome)).toContain('(timeout)');
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  it('that does not come is told to who measures', async () => {
    const failure = await loadChunk('strength-drawing', gone).catch((thrown: unknown) => thrown);
    expect(noticed).toEqual([{ kind: 'failure', source: 'chunk', failure }]);
  });

  it('that is gone after a deployment makes the page reload', async () => {
    reloadAfterDeployment = silent;
    let outcome = 'waiting';
    loadChunk('strength-drawing', gone).then(
      () => (outcome = 'loaded'),
      () => (outcome = 'failed'),
    );
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    expect(outcome).toBe('waiting');
    expect(noticed).toEqual([]);
  });
});
