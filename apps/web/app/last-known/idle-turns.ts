/** Asks the browser to call back when it has nothing better to do; where it cannot tell, in a moment. */
export type WhenIdle = (run: () => void) => void;

/** Turns that come one after the other, each in an idle moment of its own: work that can wait never piles up. */
export function idleTurns(whenIdle: WhenIdle): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => whenIdle(resolve)));
    return last;
  };
}
