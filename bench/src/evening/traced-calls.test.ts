import { describe, expect, it } from 'vitest';
import { addUp } from './traced-calls.ts';

const span = (traceId: string, name: string, key: string, ms: number) => ({
  traceId,
  name,
  startTimeUnixNano: '1764370000000000000',
  endTimeUnixNano: String(1764370000000000000n + BigInt(ms) * 1_000_000n),
  attributes: [{ key }],
});

describe('traces', () => {
  it('are added up by call, without statements of no request', () => {
    const spans = [
      span('one', 'select studio.bookings', 'db.system.name', 2),
      span('one', 'GET /api/bookings', 'http.route', 9),
      span('two', 'GET /api/bookings', 'http.route', 9),
      span('two', 'select studio.bookings', 'db.system.name', 4),
      span('two', 'select identity.session', 'db.system.name', 1),
      span('three', 'POST /api/floor/set-entries', 'http.route', 30),
      span('three', 'begin', 'db.system.name', 20),
      span('job', 'select studio.jobs', 'db.system.name', 50),
    ];
    expect(addUp(spans)).toEqual([
      { call: 'POST /api/floor/set-entries', requests: 1, statements: 1, databaseMs: 20 },
      { call: 'GET /api/bookings', requests: 2, statements: 3, databaseMs: 7 },
    ]);
  });
});
