import { unsentCount } from '@lifted/client/entry-queue/browser-queue-storage.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAllSent } from './unsent-sets.ts';

// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

vi.mock('@lifted/client/entry-queue/browser-queue-storage.ts', () => ({ unsentCount: vi.fn() }));

const unsent = vi.mocked(unsentCount);

describe('whether a member may sign out', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    unsent.mockReset();
  });

  const answer = async ({ isOnline }: { readonly isOnline: boolean }) => {
    vi.stubGlobal('navigator', { onLine: isOnline });
    const asked = isAllSent('lena');
    await vi.runAllTimersAsync();
    return asked;
  };

  it('waits for an entry on its way', async () => {
    unsent.mockResolvedValueOnce(1).mockResolvedValueOnce(1).mockResolvedValue(0);
    expect(await answer({ isOnline: true })).toBe(true);
    expect(unsent).toHaveBeenCalledWith('sets-lena');
  });

  it('says no at once without a network, where nothing can be sent', async () => {
    unsent.mockResolvedValue(2);
    expect(await answer({ isOnline: false })).toBe(false);
    expect(unsent).toHaveBeenCalledOnce();
  });

  it('gives up where nothing is taken', async () => {
    unsent.mockResolvedValue(1);
    expect(await answer({ isOnline: true })).toBe(false);
  });
});
