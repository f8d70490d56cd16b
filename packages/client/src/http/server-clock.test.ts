import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, onTimeCorrected, timeNow } from './server-clock.ts';

const SERVER = new Date('2026-11-27T17:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.setSystemTime(SERVER);
  noteServerTime(SERVER.toUTCString(), Date.now());
  vi.useRealTimers();
});

/** The device shows this; the server, asked now, answers at once. */
function deviceIs(aheadMs: number): void {
  vi.setSystemTime(SERVER.getTime() + aheadMs);
}
const answer = (askedAt = Date.now()) => noteServerTime(SERVER.toUTCString(), askedAt);

describe('the time', () => {
  it.each([
    ['two hours fast', 2 * HOUR],
    ['a day fast', 24 * HOUR],
    ['a day slow', -24 * HOUR],
    ['two minutes fast', 2 * MINUTE],
  ])('is the server’s once a device that is %s has heard from it', (_, aheadMs) => {
    deviceIs(aheadMs);
    expect(timeNow().getTime()).toBe(SERVER.getTime() + aheadMs);
    answer();
    expect(timeNow()).toEqual(SERVER);
    vi.setSystemTime(SERVER.getTime() + aheadMs + HOUR);
    expect(timeNow()).toEqual(new Date(SERVER.getTime() + HOUR));
  });

  it('is the device’s where that is right to two minutes', () => {
    deviceIs(2 * MINUTE - 1000);
    answer();
    expect(timeNow().getTime()).toBe(SERVER.getTime() + 2 * MINUTE - 1000);
  });

  it('is the device’s again once its clock was set right', () => {
    deviceIs(2 * HOUR);
    answer();
    deviceIs(0);
    answer();
    expect(timeNow()).toEqual(SERVER);
  });

  it('is not learnt from an answer the device slept through, nor from one without a date', () => {
    deviceIs(3 * HOUR);
    answer(Date.now() - 3 * HOUR);
    noteServerTime(null, Date.now());
    noteServerTime('yesterday', Date.now());
    expect(timeNow().getTime()).toBe(SERVER.getTime() + 3 * HOUR);
  });

  it('tells pages when it turns out to be another one, and not with every answer', () => {
    const corrected = vi.fn<() => void>();
    const stop = onTimeCorrected(corrected);
    deviceIs(2 * HOUR);
    answer();
    deviceIs(2 * HOUR + 900);
    answer();
    expect(corrected).toHaveBeenCalledOnce();
    stop();
    deviceIs(0);
    answer();
    expect(corrected).toHaveBeenCalledOnce();
  });
});
