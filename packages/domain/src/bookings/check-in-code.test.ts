import { describe, expect, it } from 'vitest';
import {
  checkInCode,
  checkInCodeTurnsIn,
  readCheckInCode,
  verifiedCheckIn,
  type CheckInMac,
} from './check-in-code.ts';

/** In place of the real one, which servers and browsers have in different places: another letter changes it. */
function macWith(secret: string): CheckInMac {
  return (text) => {
    let sum = 7;
    for (const letter of secret + text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
    return `mac_${sum.toString(36)}`;
  };
}

const mac = macWith('secret of this member');
/** The first instant of a step. */
const STEP = Date.parse('2026-11-23T17:30:00Z');
const at = (ms: number) => new Date(STEP + ms);

async function verdict(code: string, now: Date, ownMac = mac) {
  const claimed = readCheckInCode(code);
  return claimed === undefined ? 'unreadable' : verifiedCheckIn(claimed, ownMac, now);
}

describe('a check-in code', () => {
  it('names the member and the step', async () => {
    const code = await checkInCode(mac, '4711', at(0));
    expect(code).toMatch(/^lifted\.4711\.59848500\.mac_\w+$/);
    expect(readCheckInCode(code)).toMatchObject({ customerId: '4711', step: STEP / 30_000 });
  });

  it('is the same for 30 seconds', async () => {
    const first = await checkInCode(mac, '1', at(0));
    expect(await checkInCode(mac, '1', at(29_999))).toBe(first);
    expect(await checkInCode(mac, '1', at(30_000))).not.toBe(first);
    expect([checkInCodeTurnsIn(at(0)), checkInCodeTurnsIn(at(29_999))]).toEqual([30_000, 1]);
  });

  it.each([
    ['when it is made', 0, 0, 'genuine'],
    ['at the end of its step', 0, 29_999, 'genuine'],
    ['to the last instant of the next step', 0, 59_999, 'genuine'],
    ['not after 60 seconds', 0, 60_000, 'expired'],
    ['not a step later, though it is younger than a minute', 29_999, 60_000, 'expired'],
    ['not before it is made', 30_000, 29_999, 'expired'],
  ])('is taken %s', async (_, madeAt, shownAt, expected) => {
    expect(await verdict(await checkInCode(mac, '1', at(madeAt)), at(shownAt))).toBe(expected);
  });

  it('is of one member and one step only', async () => {
    const code = await checkInCode(mac, '1', at(0));
    expect(await verdict(code, at(0), macWith('secret of somebody else'))).toBe('not_genuine');
    expect(await verdict(code.replace('lifted.1.', 'lifted.2.'), at(0))).toBe('not_genuine');
    const { step = 0 } = readCheckInCode(code) ?? {};
    expect(await verdict(code.replace(String(step), String(step + 2)), at(60_000))).toBe('not_genuine');
    expect(await verdict(code.slice(0, -1), at(0))).toBe('not_genuine');
    expect(await verdict(`${code}A`, at(0))).toBe('not_genuine');
  });

  it('may be of an id with dots', async () => {
    const code = await checkInCode(mac, 'old.system.12', at(0));
    expect(readCheckInCode(code)?.customerId).toBe('old.system.12');
    expect(await verdict(code, at(0))).toBe('genuine');
  });

  it.each(['', 'https://lifted.example', 'lifted.1.2', 'lifted..5.abc', 'other.1.5.abc', 'lifted.1.-5.abc'])(
    'is not %j',
    (code) => {
      expect(readCheckInCode(code)).toBeUndefined();
    },
  );
});
