import {
  cellAfter,
  EMPTY_CELL,
  saysTheSame,
  type SetCell,
  type SetEntry,
} from '@lifted/domain/training/set-cell';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/* Two tablets and a phone, each with and without a network at random times. */

/** A device that knows the set as it last saw it, and sends its own entries later. */
interface Device {
  readonly author: 'member' | 'coach';
  seen: SetCell;
  unsent: SetEntry[];
}

const steps = fc.array(
  fc.record({
    device: fc.nat({ max: 2 }),
    act: fc.constantFrom('enter', 'send', 'read'),
    weight: fc.constantFrom(60, 62.5, 65),
    reps: fc.constantFrom(5, 8),
  }),
  { maxLength: 40 },
);

it('loses no value: each is held, shown beside, said by another entry, or was replaced by who saw it', () => {
  fc.assert(
    fc.property(steps, (played) => {
      const devices: Device[] = (['coach', 'coach', 'member'] as const).map((author) => ({
        author,
        seen: EMPTY_CELL,
        unsent: [],
      }));
      const sent: SetEntry[] = [];
      let cell = EMPTY_CELL;
      const send = (device: Device) => {
        for (const next of device.unsent) {
          ({ cell } = cellAfter(cell, next));
          sent.push(next);
        }
        device.unsent = [];
        device.seen = cell;
      };
      for (const [at, { device: which, act, weight, reps }] of played.entries()) {
        const device = devices[which];
        if (device === undefined) throw new Error('no such device');
        if (act === 'send') send(device);
        else if (act === 'read' && device.unsent.length === 0) device.seen = cell;
        else if (act === 'enter') {
          const made: SetEntry = {
            entry: `e${at}`,
            author: device.author,
            lifted: { weight, reps },
            base: device.seen.current?.entry ?? null,
            settles: device.seen.others.map((other) => other.entry),
          };
          device.unsent.push(made);
          device.seen = cellAfter(device.seen, made).cell;
        }
      }
      devices.forEach(send);
      const shown = [cell.current, ...cell.others];
      const isReplaced = (one: SetEntry) =>
        sent.some((later) => later.base === one.entry || later.settles.includes(one.entry));
      for (const one of sent) {
        const isShown = shown.some((value) => saysTheSame(value, one));
        const wasSeen = sent.some((equal) => saysTheSame(equal, one) && isReplaced(equal));
        expect(isShown || wasSeen, one.entry).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
