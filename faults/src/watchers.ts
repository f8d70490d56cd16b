import { setTimeout as pause } from 'node:timers/promises';
import { tryToAsk, type Answer, type Question } from './ask.ts';

/** A request that is repeated. */
export interface Watched {
  readonly name: string;
  readonly question: () => { readonly path: string } & Question;
}

export interface Sighting {
  readonly name: string;
  /** When it was sent (`performance.now()`). */
  readonly at: number;
  /** Undefined when the connection ended without an answer. */
  readonly answer: Answer | undefined;
}

export interface Watch {
  readonly sightings: readonly Sighting[];
  stop(): Promise<void>;
}

const BETWEEN_MS = 50;

/** Several clients repeat each of these requests until `stop`. */
export function startWatching(origin: string, watched: readonly Watched[], peopleEach = 2): Watch {
  const sightings: Sighting[] = [];
  const state = { stopping: false };
  const watch = async ({ name, question }: Watched) => {
    while (!state.stopping) {
      const { path, ...rest } = question();
      const at = performance.now();
      const answer = await tryToAsk(origin, path, rest);
      sightings.push({ name, at, answer });
      await pause(BETWEEN_MS);
    }
  };
  const people = watched.flatMap((one) => Array.from({ length: peopleEach }, () => watch(one)));
  return {
    sightings,
    async stop() {
      state.stopping = true;
      await Promise.all(people);
    },
  };
}
