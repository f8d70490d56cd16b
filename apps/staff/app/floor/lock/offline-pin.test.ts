import { beforeAll, describe, expect, it } from 'vitest';
import { unlockOffline, verifierOf, type PinAttempts, type PinVerifier } from './offline-pin.ts';

const UNTIL = '2026-11-24T05:00:00.000Z';
const at = (time: string) => new Date(`2026-11-23T${time}Z`);
let verifier: PinVerifier;

beforeAll(async () => {
  verifier = await verifierOf('4711', UNTIL);
});

const unlock = (pin: string, attempts: PinAttempts | null = null, now = at('18:00:00')) =>
  unlockOffline(pin, verifier, { attempts, now });

describe('a PIN without a network', () => {
  it('opens the tablet that saw it confirmed, and forgets wrong ones', async () => {
    expect(await unlock('4711', { failures: 3, lockedUntil: null })).toEqual({
      kind: 'open',
      attempts: { failures: 0, lockedUntil: null },
    });
  });

  it('is unknown to a tablet that did not, and from the end of its time on', async () => {
    const now = at('18:00:00');
    expect(await unlockOffline('4711', null, { attempts: null, now })).toEqual({ kind: 'unknown' });
    expect((await unlock('4711', null, new Date(UNTIL))).kind).toBe('unknown');
    expect((await unlock('4711', null, new Date(Date.parse(UNTIL) - 1))).kind).toBe('open');
  });

  it('locks for a minute at the fifth wrong one, for two at the sixth', async () => {
    expect(await unlock('0000', { failures: 3, lockedUntil: null })).toMatchObject({
      attempts: { failures: 4, lockedUntil: null },
    });
    const fifth = await unlock('0000', { failures: 4, lockedUntil: null });
    expect(fifth).toEqual({
      kind: 'wrong',
      attempts: { failures: 5, lockedUntil: at('18:01:00').toISOString() },
    });
    const sixth = await unlock('0000', { failures: 5, lockedUntil: null });
    expect(sixth).toMatchObject({ attempts: { lockedUntil: at('18:02:00').toISOString() } });
  });

  it('is not looked at while it is locked, though it is the right one', async () => {
    const locked = { failures: 5, lockedUntil: at('18:01:00').toISOString() };
    expect((await unlock('4711', locked, at('18:00:59'))).kind).toBe('locked');
    expect((await unlock('4711', locked, at('18:01:00'))).kind).toBe('open');
  });
});
