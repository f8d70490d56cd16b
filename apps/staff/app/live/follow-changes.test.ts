import { asVisitor } from '@lifted/client/http/api-client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

let calls: string[];
let ending: AbortController;
let streams: ReadableStreamDefaultController<Uint8Array>[];
let answers: (() => Response)[];

const tell = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function streamed(): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start: (stream) => void streams.push(stream),
    }),
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  calls = [];
  streams = [];
  answers = [];
  ending = new AbortController();
  void followChanges({
    authorize: asVisitor,
    fetch: async (_, init) => {
      calls.push('asked');
      init?.signal?.addEventListener('abort', () => {
        try {
          streams.at(-1)?.error(new Error('aborted'));
        } catch {
          calls.push('aborted after the end');
        }
      });
      return (answers.shift() ?? streamed)();
    },
    changed: () => calls.push('changed'),
    hears: (hears) => calls.push(hears ? 'hears' : 'deaf'),
    signal: ending.signal,
  });
  await later(0);
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

it('hears of changes, also of one that arrives in two parts, and takes a sign of life for none', async () => {
  tell(':\n\nevent: chan');
  await later(0);
  expect(calls).toEqual(['asked', 'hears']);
  tell('ged\ndata:\n\n');
  await later(0);
  expect(calls).toEqual(['asked', 'hears', 'changed']);
});

it('connects again when the stream ends, and counts the gap as a change', async () => {
  await later(10_000);
  streams.at(-1)?.close();
  await later(1100);
  expect(calls).toEqual(['asked', 'hears', 'deaf', 'asked', 'hears', 'changed']);
});

it('gives a connection up that says nothing for half a minute', async () => {
  await later(20_000);
  tell(':\n\n');
  await later(20_000);
  expect(calls).not.toContain('deaf');
  await later(10_000);
  expect(calls.slice(0, 4)).toEqual(['asked', 'hears', 'deaf', 'asked']);
});

it('asks ever more rarely while it is refused, but once a minute', async () => {
  answers = Array.from({ length: 100 }, () => () => new Response(null, { status: 429 }));
  await later(10_000);
  streams.at(-1)?.close();
  await later(60_000);
  const inFirstMinute = calls.length;
  await later(10 * 60_000);
  expect(inFirstMinute).toBeLessThan(20);
  const asked = calls.slice(inFirstMinute).filter((call) => call === 'asked').length;
  expect(asked).toBeGreaterThanOrEqual(10);
  expect(asked).toBeLessThanOrEqual(21);
});

it('is silent once it is over', async () => {
  ending.abort();
  await later(10 * 60_000);
  expect(calls).toEqual(['asked', 'hears', 'deaf']);
});
