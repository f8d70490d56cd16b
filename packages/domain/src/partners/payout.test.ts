import { describe, expect, it } from 'vitest';
import { comparePayout, type CountedVisit, type PayoutLine } from './payout.ts';

const visit = (day: string, name: string | null, reference: string | null = null): CountedVisit => ({
  day,
  name,
  reference,
});
const line = (day: string | null, name: string, reference = ''): PayoutLine => ({
  day,
  name,
  reference,
  cents: 850,
});

describe('a payout compared with the visits it is for', () => {
  it('pays for a visit by its reference, however that is written', () => {
    const anna = visit('2026-11-02', 'Anna', 'usc-12 34');
    const paysAnna = line('2026-11-02', '', 'USC1234');
    expect(comparePayout([anna], [paysAnna])).toEqual({
      paid: [{ visit: anna, line: paysAnna }],
      unpaid: [],
      unknown: [],
    });
  });

  it('pays by the name where there is no reference, in any order, case and accent', () => {
    const { paid } = comparePayout(
      [visit('2026-11-02', 'Zoë Müller')],
      [line('2026-11-02', 'MULLER, Zoe', 'A1')],
    );
    expect(paid).toHaveLength(1);
  });

  it('names visits nobody pays for, and lines of no visit', () => {
    const left = visit('2026-11-02', 'Anna');
    const odd = line('2026-11-03', 'Anna');
    expect(comparePayout([left], [odd])).toEqual({ paid: [], unpaid: [left], unknown: [odd] });
  });

  it('pays for each visit once, though somebody visits often under one reference', () => {
    const visits = [visit('2026-11-02', 'Anna', 'A1'), visit('2026-11-09', 'Anna', 'A1')];
    const once = comparePayout(visits, [line('2026-11-09', 'Anna', 'A1')]);
    expect(once.unpaid).toEqual(visits.slice(0, 1));
    const thrice = comparePayout(
      visits,
      [1, 2, 3].map(() => line('2026-11-09', 'Anna', 'A1')),
    );
    expect([thrice.paid.length, thrice.unknown.length]).toEqual([1, 2]);
  });

  it('prefers the reference to the name', () => {
    const named = visit('2026-11-02', 'Anna');
    const referenced = visit('2026-11-02', 'Anna', 'A1');
    const { paid } = comparePayout([named, referenced], [line('2026-11-02', 'Anna', 'A1')]);
    expect(paid.map((pair) => pair.visit)).toEqual([referenced]);
  });

  it('lets a line without a day pay for the earliest visit that is left', () => {
    const visits = [visit('2026-11-02', 'Anna', 'A1'), visit('2026-11-09', 'Anna', 'A1')];
    const dated = line('2026-11-02', '', 'A1');
    const { paid } = comparePayout(visits, [line(null, '', 'A1'), dated]);
    expect(paid).toHaveLength(2);
    expect(paid[0]?.line).toBe(dated);
  });

  it('never takes nothing for the same as nothing', () => {
    const { paid } = comparePayout(
      [visit('2026-11-02', null)],
      [line('2026-11-02', ''), line(null, ' ', '-')],
    );
    expect(paid).toEqual([]);
  });

  it('puts every visit and every line in one place, and leaves nothing that fits', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const draw = drawing(seed);
      const oneOf = (texts: readonly string[]) => texts[draw(texts.length)] ?? '';
      const some = <T>(make: () => T) => Array.from({ length: draw(12) }, make);
      const day = () => oneOf(['2026-11-02', '2026-11-03']);
      const name = () => oneOf(['', 'Anna', 'Ben']);
      const reference = () => oneOf(['', 'A1', 'B2']);
      const ours = some(() => visit(day(), name(), reference()));
      const theirs = some(() => line(draw(3) === 0 ? null : day(), name(), reference()));
      const { paid, unpaid, unknown } = comparePayout(ours, theirs);
      expect(new Set([...paid.map((one) => one.visit), ...unpaid])).toEqual(new Set(ours));
      expect(paid.length + unpaid.length).toBe(ours.length);
      expect(paid.length + unknown.length).toBe(theirs.length);
      for (const { visit: paidFor, line: pays } of paid) expect(fits(paidFor, pays)).toBe(true);
      for (const left of unpaid) expect(unknown.filter((one) => fits(left, one))).toEqual([]);
    }
  });
});

/** Draws numbers below a limit, the same ones for the same seed. */
function drawing(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

function fits(ours: CountedVisit, theirs: PayoutLine): boolean {
  const isSameDay = theirs.day === null || theirs.day === ours.day;
  const isSameReference = theirs.reference !== '' && theirs.reference === ours.reference;
  const isSameName = theirs.name !== '' && theirs.name === ours.name;
  return isSameDay && (isSameReference || isSameName);
}
