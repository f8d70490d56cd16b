import { describe, expect, it } from 'vitest';
import { isDatabaseOutage, loggable, refusalOf } from './failures.ts';
import { Refusal } from './refusal.ts';

function failure(message: string, facts: object = {}): Error {
  return Object.assign(new Error(message), facts);
}

describe('a failure', () => {
  it.each([
    ['a refused connection', failure('connect', { code: 'ECONNREFUSED' })],
    ['a socket that is gone', failure('connect', { code: 'ENOENT', syscall: 'connect' })],
    ['a shutdown', failure('terminating connection', { code: '57P01' })],
    ['a start', failure('the database system is starting up', { code: '57P03' })],
    ['too many connections', failure('sorry', { code: '53300' })],
    ['a full disk', failure('could not extend file', { code: '53100' })],
    ['a statement that took too long', failure('canceling statement', { code: '57014' })],
    ['a read-only standby', failure('cannot execute INSERT', { code: '25006' })],
    ['a broken connection', failure('Connection terminated unexpectedly')],
    ['a pool without a free connection', failure('timeout exceeded when trying to connect')],
    ['all addresses refused', new AggregateError([failure('connect', { code: 'ECONNREFUSED' })])],
  ])('that is %s is an outage: 503, come again', (_what, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
    expect(refusalOf(error)).toMatchObject({ code: 'unavailable', extras: { retryAfterSeconds: 5 } });
  });

  it.each([
    ['a wrong statement', failure('syntax error', { code: '42601' })],
    ['a missing file', failure('open', { code: 'ENOENT', syscall: 'open' })],
    ['a slip of ours', new TypeError('x is not a function')],
    ['no error at all', 'text'],
  ])('that is %s is our fault', (_what, error) => {
    expect(refusalOf(error)).toBeUndefined();
  });

  it.each([
    ['a key that is taken by now', { code: '23505', constraint: 'floor_devices_pkey' }, undefined],
    ['an address that is taken by now', { code: '23505', constraint: 'customers_email_key' }, 'email'],
    ['places that overlap by now', { code: '23P01' }, undefined],
    ['a deadlock', { code: '40P01' }, undefined],
    ['a transaction that had to make way', { code: '40001' }, undefined],
  ])('that is %s met another change: 409, and the field where it is one', (_what, facts, field) => {
    const refusal = refusalOf(failure('refused', facts));
    expect(refusal?.code).toBe('met_another');
    expect(JSON.stringify(refusal?.extras ?? {})).toContain(field === undefined ? '{}' : `"${field}"`);
  });

  it.each(['22003', '22007', '22008', '22021', '22P05'])(
    'that is a value no column holds (%s) is refused as input',
    (code) => {
      expect(refusalOf(failure('refused', { code }))).toMatchObject({ code: 'invalid_input' });
    },
  );

  it('that is a refusal stays the refusal it is', () => {
    const refusal = new Refusal('class_full', { en: 'Full.', de: 'Voll.' });
    expect(refusalOf(refusal)).toBe(refusal);
  });
});

describe('what is logged of a failure', () => {
  it('never quotes a row of the database', () => {
    const text = JSON.stringify(
      loggable(
        failure('invalid input: "anna@example.com"', {
          code: '23505',
          detail: 'Key (email)=(anna@example.com) already exists.',
          constraint: 'trial_bookings_one_place',
        }),
      ),
    );
    expect(text).not.toContain('anna');
    expect(text).toContain('trial_bookings_one_place');
    expect(text).toContain('23505');
  });

  it('masks addresses and tokens of other messages, and keeps the place in the code', () => {
    const logged = loggable(new Error('cannot mail anna@example.com with 8f3b2c1d9e8f7a6b5c4d3e2f'));
    expect(logged.message).toBe('cannot mail [address] with [token]');
    expect(logged.frames[0]).toContain('failures.test.ts');
    expect(JSON.stringify(logged)).not.toContain('anna');
  });
});
