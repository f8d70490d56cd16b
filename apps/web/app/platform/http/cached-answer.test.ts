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
  return { load, kept: new CachedAnswer({ name: 'Number', load, now }) };
}

beforeEach(() => {
  time = 1000;
});

describe('a kept answer', () => {
  it('is loading until it arrives, and tells who listens', async () => {
    const { kept } = answering(7);
    const listener = vi.fn();
    const stop = kept.subscribe(listener);
    expect(kept.read()).toEqual({ state: 'loading' });
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 7 });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    time += FRESH_FOR_MS;
    await kept.refresh();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is asked for once, however many ask at the same time', async () => {
    const { kept, load } = answering(7);
    await Promise.all([kept.refresh(), kept.refresh()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again only when it has aged', async () => {
    const { kept, load } = answering(7, 8);
    await kept.refresh();
    time += FRESH_FOR_MS - 1;
    await kept.refresh();
    expect(load).toHaveBeenCalledOnce();
    time += 1;
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 8 });
  });

  it('is asked for again at once when something has changed it while it is shown', async () => {
    const { kept, load } = answering(7, 8);
    kept.subscribe(() => undefined);
    await kept.refresh();
    await kept.renew();
    expect(kept.read()).toEqual({ state: 'loaded', value: 8 });
    await kept.refresh();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not take a request that ran before the change for the answer after it', async () => {
    const { kept } = answering(7, 8);
    kept.subscribe(() => undefined);
    const before = kept.refresh();
    await Promise.all([before, kept.renew()]);
    expect(kept.read()).toEqual({ state: 'loaded', value: 8 });
  });

  it('is asked for again by its next reader when nobody reads it as it changes', async () => {
    const { kept, load } = answering(7, 8);
    await kept.refresh();
    await kept.renew();
    expect(load).toHaveBeenCalledOnce();
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 8 });
  });

  it('tries once more when nobody answered', async () => {
    const { kept, load } = answering(new ApiUnreachable('offline'), 7);
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 7 });
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
    const { kept, load } = answering(refusal, 7);
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'failed', error: refusal });
    expect(load).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledWith('Number did not load.', refusal);
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 7 });
  });

  it('is no failure worth a line in the console when signing out overtook it', async () => {
    const refusal = new ApiProblem({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in first.',
      code: 'not_signed_in',
    });
    const { kept } = answering(refusal);
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'failed', error: refusal });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('keeps what was loaded before', async () => {
    const { kept } = answering(7, new Error('no'));
    await kept.refresh();
    time += FRESH_FOR_MS;
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 7 });
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
  function standingIn(known: { value: number; asOf: number } | null, ...answers: (number | Error)[]) {
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
    const kept = standingIn(OF_BEFORE, refused, refused);
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', ...OF_BEFORE });
  });

  it('asks again at once and drops the age when an answer arrives', async () => {
    const kept = standingIn(OF_BEFORE, refused, refused, 7);
    await kept.refresh();
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 7 });
  });

  it('keeps what was loaded and tells its age when a refresh brings nothing', async () => {
    const kept = standingIn(OF_BEFORE, 7, refused, refused);
    await kept.refresh();
    time += FRESH_FOR_MS;
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'loaded', value: 7, asOf: 1000 });
  });

  it('fails where nothing was known', async () => {
    const kept = standingIn(null, refused, refused);
    await kept.refresh();
    expect(kept.read()).toEqual({ state: 'failed', error: refused });
  });
});
