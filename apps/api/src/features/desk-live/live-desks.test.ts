import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveDesks, MOST_PER_ACCOUNT } from './live-desks.ts';

const ALLOWED = async () => undefined;
const MINUTE_MS = 60_000;

let desks: LiveDesks;
beforeEach(() => {
  vi.useFakeTimers();
  desks = new LiveDesks();
});
afterEach(() => {
  desks.close();
  vi.useRealTimers();
});

function opened(
  uid = 'jana',
  recheck: () => Promise<unknown> = ALLOWED,
): { stream: Readable; heard: () => string } {
  const stream = desks.open(uid, recheck);
  if (stream === null) throw new Error('The stream was refused.');
  let heard = '';
  stream.on('data', (text) => (heard += String(text)));
  return { stream, heard: () => heard };
}

const timesIn = (text: string) => text.split('event: changed').length - 1;

describe('an open desk', () => {
  it('hears of changes of the same moment once, and of a later one again', async () => {
    const { heard } = opened();
    for (let change = 0; change < 20; change += 1) desks.changed();
    await vi.advanceTimersByTimeAsync(200);
    expect(timesIn(heard())).toBe(1);
    desks.changed();
    await vi.advanceTimersByTimeAsync(200);
    expect(timesIn(heard())).toBe(2);
  });

  it('hears every ten seconds that the connection lives', async () => {
    const { heard } = opened();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(heard()).toBe(':\n\n'.repeat(3));
  });

  it('ends within a minute after its session or role is gone', async () => {
    let isAllowed = true;
    const { stream } = opened('jana', async () => {
      if (!isAllowed) throw new Error('not signed in');
    });
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(stream.readableEnded).toBe(false);
    isAllowed = false;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(stream.readableEnded).toBe(true);
    expect(desks.size).toBe(0);
  });

  it('ends when the process stops, and none is opened after that', async () => {
    const { stream } = opened();
    desks.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(stream.readableEnded).toBe(true);
    expect(desks.open('jana', ALLOWED)).toBeNull();
  });

  it('is closed when it reads nothing', async () => {
    const stream = desks.open('jana', ALLOWED);
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS);
    expect(stream?.destroyed).toBe(true);
    expect(desks.size).toBe(0);
  });
});

it('a person has a limited number open at once, and another one as soon as one of them closes', async () => {
  const streams = Array.from({ length: MOST_PER_ACCOUNT }, () => opened('jana').stream);
  expect(desks.open('jana', ALLOWED)).toBeNull();
  expect(desks.open('ben', ALLOWED)).not.toBeNull();
  streams[0]?.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(desks.open('jana', ALLOWED)).not.toBeNull();
});
