/** What a late cancellation cost is decided when the class starts: "no damage, no fee". */
import type { Instant } from './berlin-clock.ts';
import type { Books, KeptClass, Place } from './books.ts';

/** A place that was given up late at least once, with everybody who did. */
interface Chain {
  readonly late: Place[];
  openSince: Instant;
  holder: Place | null;
}

type Step = { readonly at: Instant; readonly place: Place; readonly what: 'taken' | 'ended' };

/** The late cancellations of a class whose places were taken when it started. */
export function filledAgain(books: Books, of: KeptClass): Place[] {
  const places = books.places.filter((place) => place.of === of);
  const steps: Step[] = places.flatMap((place) => [
    { at: place.at, place, what: 'taken' as const },
    ...(place.endedAt === null ? [] : [{ at: place.endedAt, place, what: 'ended' as const }]),
  ]);
  const chains: Chain[] = [];
  const gone: { readonly owner: string; readonly at: Instant }[] = [];
  for (const { at, place, what } of steps.toSorted((one, other) => one.at - other.at)) {
    const held = chains.find((chain) => chain.holder === place);
    if (what === 'taken') {
      if (of.start < at) continue;
      const open = chains
        .filter((chain) => chain.holder === null)
        .toSorted((one, other) => one.openSince - other.openSince)
        // Somebody who had another place then anyway only changed it for this one.
        .find((chain) => !gone.some((left) => left.owner === place.owner && left.at >= chain.openSince));
      if (open !== undefined) open.holder = place;
    } else if (place.end === 'studio') {
      // What was before the studio cancelled the class costs nobody anything any more.
      chains.length = 0;
      gone.length = 0;
    } else if (place.end === 'late') {
      if (held === undefined) chains.push({ late: [place], openSince: at, holder: null });
      else {
        held.late.push(place);
        held.holder = null;
        held.openSince = at;
      }
    } else if (held !== undefined) held.holder = null;
    else gone.push({ owner: place.owner, at });
  }
  return chains.filter((chain) => chain.holder !== null).flatMap((chain) => chain.late);
}
