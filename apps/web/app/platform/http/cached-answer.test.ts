import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { FRESH_FOR_MS, CachedAnswer } from './cached-answer.ts';
import type { OfflineFallback } from './remote.ts';
import { showing } from './test-offline-fallback.ts';

let time = 0;
const now = () => time;

function answering(...answers: (number | Error)[]) {
  const load = vi.fn(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { load, cached: new CachedAnswer({ name: 'Number', load, now }) };
}

beforeEach(() => {
  time = 1000;
});

describe('a kept answer', () => {
  it('is loading until it arrives, and tells who listens', async () => {
    const { cached } = answering(7);
    const listener = vi.fn();
    const stop = cached.subscribe(listener);
    expect(cached.read()).toEqual({ state: 'loading' });
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 7 });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    time += FRESH_FOR_MS;
    await cached.refresh();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is asked for once, however many ask at the same time', async () => {
    const { cached, load } = answering(7);
    await Promise.all([cached.refresh(), cached.refresh()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again only when it has aged', async () => {
    const { cached, load } = answering(7, 8);
    await cached.refresh();
    time += FRESH_FOR_MS - 1;
    await cached.refresh();
    expect(load).toHaveBeenCalledOnce();
    time += 1;
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 8 });
  });

  it('is asked for again at once when something has changed it while it is shown', async () => {
    const { cached, load } = answering(7, 8);
    cached.subscribe(() => undefined);
    await cached.refresh();
    await cached.renew();
    expect(cached.read()).toEqual({ state: 'loaded', value: 8 });
    await cached.refresh();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not take a request that ran before the change for the answer after it', async () => {
    const { cached } = answering(7, 8);
    cached.subscribe(() => undefined);
    const before = cached.refresh();
    await Promise.all([before, cached.renew()]);
    expect(cached.read()).toEqual({ state: 'loaded', value: 8 });
  });

  it('is asked for again by its next reader when nobody reads it as it changes', async () => {
    const { cached, load } = answering(7, 8);
    await cached.refresh();
    await cached.renew();
    expect(load).toHaveBeenCalledOnce();
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 8 });
  });

  it('tries once more when nobody answered', async () => {
    const { cached, load } = answering(new ApiUnreachable('offline'), 7);
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 7 });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a kept answer that fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });

  it('says so by its name, and can be asked again at once', async () => {
    const refusal = new Error('no');
    const { cached, load } = answering(refusal, 7);
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'failed', error: refusal });
    expect(load).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledWith('Number did not load.', refusal);
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 7 });
  });

  it('is no failure worth a line in the console when signing out overtook it', async () => {
    const refusal = new ApiProblem({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in first.',
      code: 'not_signed_in',
    });
    const { cached } = answering(refusal);
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'failed', error: refusal });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('keeps what was loaded before', async () => {
    const { cached } = answering(7, new Error('no'));
    await cached.refresh();
    time += FRESH_FOR_MS;
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 7 });
  });
});

describe('a kept answer that something may stand in for', () => {
  const refused = new ApiUnreachable('offline');
  const OF_BEFORE = { value: 3, asOf: 500 };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });

  /** Answers in place of the network, as last-known.ts does; `known` is null where nothing was known. */
  function answeringBeside(known: { value: number; asOf: number } | null, ...answers: (number | Error)[]) {
    const { load } = answering(...answers);
    const offlineFallback: OfflineFallback = async (asked, show) => {
      const isAnswered = await asked.then(
        () => true,
        () => false,
      );
      return isAnswered || known === null ? false : showing(known)(asked, show);
    };
    return new CachedAnswer({ name: 'Number', load, offlineFallback, now });
  }

  it('shows it with its age', async () => {
    const cached = answeringBeside(OF_BEFORE, refused, refused);
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', ...OF_BEFORE });
  });

  it('asks again at once and drops the age when an answer arrives', async () => {
    const cached = answeringBeside(OF_BEFORE, refused, refused, 7);
    await cached.refresh();
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 7 });
  });

  it('keeps what was loaded and tells its age when a refresh brings nothing', async () => {
    const cached = answeringBeside(OF_BEFORE, 7, refused, refused);
    await cached.refresh();
    time += FRESH_FOR_MS;
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'loaded', value: 7, asOf: 1000 });
  });

  it('fails where nothing was known', async () => {
    const cached = answeringBeside(null, refused, refused);
    await cached.refresh();
    expect(cached.read()).toEqual({ state: 'failed', error: refused });
  });
});
