/** Which places cancelled late are taken when a class starts, a second time: seat after seat, in the order people sat down. */
import type { Minute } from './booking-model-clock.ts';

interface Seat {
  /** Undefined: a guest. */
  readonly person?: string;
  readonly at: Minute;
  readonly end: 'open' | 'free' | 'late' | 'studio';
  readonly endedAt: Minute;
}

/** The seats cancelled late, each with whether it is taken at the start. */
export function lateSeats<S extends Seat>(seats: readonly S[], start: Minute): ReadonlyMap<S, boolean> {
  const last = (seat: S) => (seat.end === 'open' ? Infinity : seat.endedAt);
  const counts = seats
    .filter((seat) => seat.at < start && (seat.end === 'late' || last(seat) >= start))
    .toSorted(
      (one, other) =>
        one.at - other.at ||
        (last(one) === last(other) ? 0 : last(other) - last(one)) ||
        ((one.person ?? '') < (other.person ?? '') ? -1 : 1),
    );
  const heirs = new Map<S, S>();
  for (const seat of counts) {
    const waiting = counts.filter(
      (left) => left.end === 'late' && left.endedAt <= seat.at && !heirs.has(left),
    );
    const open = waiting.filter(
      (left) =>
        seat.person === undefined ||
        seats.every(
          (own) =>
            own === left || own.person !== seat.person || own.at >= left.endedAt || last(own) < left.endedAt,
        ),
    );
    const [first] = open.toSorted(
      (one, other) =>
        one.endedAt - other.endedAt ||
        one.at - other.at ||
        ((one.person ?? '') < (other.person ?? '') ? -1 : 1),
    );
    if (first !== undefined) heirs.set(first, seat);
  }
  const isTaken = (left: S) => {
    let heir = heirs.get(left);
    while (heir?.end === 'late') heir = heirs.get(heir);
    return heir !== undefined;
  };
  return new Map(counts.filter(({ end }) => end === 'late').map((left) => [left, isTaken(left)]));
}
