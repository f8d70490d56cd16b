import type { StandIn } from './remote.ts';

interface KnownInTest {
  readonly value: unknown;
  readonly asOf: number;
}

/** Stands in with this, at once. The test names a value of the call it is used for. */
export function showing(known: KnownInTest): StandIn {
  return async <T>(
    _asked: Promise<T>,
    show: (known: { readonly value: T; readonly asOf: number }) => void,
  ) => {
    if (isOfTheCall<T>(known)) show(known);
    return true;
  };
}

function isOfTheCall<T>(known: KnownInTest): known is { readonly value: T; readonly asOf: number } {
  return known.value !== undefined;
}
