import { inWords, noteFigure } from './figures.ts';

/** A figure in ms, and what the product may take: a multiple of what a bare server takes, and a little more. */
export interface Judged {
  readonly name: string;
  readonly times: number;
  readonly andMs: number;
}

/** Other programs take time from one turn and not from the next. */
const MOST_TURNS = 3;

/**
 * Measures a bare server and the product in turns and compares the best turns of each: what a load costs depends on the
 * machine, and whatever else runs there only adds to it. Answers what the product takes too long for, in words.
 */
export async function excessOverBareServer<Server>(
  what: string,
  judged: readonly Judged[],
  {
    bare,
    ours,
    measure,
  }: {
    readonly bare: Server;
    readonly ours: Server;
    /** A figure for each that is judged, in their order. */
    readonly measure: (server: Server) => Promise<readonly number[]>;
  },
): Promise<readonly string[]> {
  let compared: readonly Compared[] = judged.map((one) => ({ ...one, bareMs: Infinity, oursMs: Infinity }));
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const [theirFigures, ourFigures] = [await measure(bare), await measure(ours)];
    compared = compared.map((one, at) => ({
      ...one,
      bareMs: Math.min(one.bareMs, theirFigures[at] ?? Infinity),
      oursMs: Math.min(one.oursMs, ourFigures[at] ?? Infinity),
    }));
    if (!compared.some(isExcessive)) break;
  }
  for (const one of compared) noteFigure(what, inWordsOf(one));
  return compared.filter(isExcessive).map(inWordsOf);
}

interface Compared extends Judged {
  readonly bareMs: number;
  readonly oursMs: number;
}

const isExcessive = ({ times, andMs, bareMs, oursMs }: Compared): boolean => oursMs > times * bareMs + andMs;

const inWordsOf = ({ name, bareMs, oursMs }: Compared): string =>
  `${name} ${inWords(oursMs)} (bare server ${inWords(bareMs)})`;
