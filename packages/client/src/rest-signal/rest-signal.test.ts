import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RestSignal } from './rest-signal.ts';
import { chooseRestSound, isRestHeard } from './rest-sound.ts';

const started: number[] = [];
const vibrate = vi.fn<(pulses: readonly number[]) => boolean>();

/** As far as the signal uses it; sounds only after `resume`, as in a press. */
class FakeAudio {
  state = 'suspended';
  readonly currentTime = 10;
  readonly destination = {};
  readonly resume = () => {
    this.state = 'running';
    return Promise.resolve();
  };
  readonly close = () => Promise.resolve();
  readonly createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  readonly createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: (at: number) => started.push(at),
    stop: () => undefined,
  });
}

beforeEach(() => {
  started.length = 0;
  vibrate.mockClear();
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => vi.unstubAllGlobals());

describe('the end of a rest', () => {
  it('is felt and heard once it was prepared in a press', () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    const signal = new RestSignal();
    signal.prepare();
    signal.give();
    expect(started).toEqual([10, 10.24]);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('is only felt where nobody prepared it, or gave the sound back', () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    const signal = new RestSignal();
    signal.give();
    signal.prepare();
    signal.rest();
    signal.give();
    expect(started).toEqual([]);
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it('is nothing on a device that neither sounds nor vibrates', () => {
    vi.stubGlobal('navigator', {});
    const signal = new RestSignal();
    signal.prepare();
    expect(() => signal.give()).not.toThrow();
  });
});

describe('whether it is heard', () => {
  it('is remembered on the device', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    expect([isRestHeard(true), isRestHeard(false)]).toEqual([true, false]);
    chooseRestSound(true);
    expect(isRestHeard(false)).toBe(true);
    chooseRestSound(false);
    expect(isRestHeard(true)).toBe(false);
  });

  it('is as usual where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => chooseRestSound(true)).not.toThrow();
    expect(isRestHeard(false)).toBe(false);
  });
});
