import { median, p99 } from '../quantiles.ts';

/** What one call took in each of the studios. */
export interface MeasuredCall {
  readonly name: string;
  readonly caller: string;
  readonly small: Taken;
  readonly large: Taken;
}

export interface Taken {
  readonly ms: readonly number[];
  /** Bytes of the body as sent, in the median. */
  readonly bytes: number;
}

/** Above this p99 has grown, where it also differs by more than what a tiny call differs by anyway. */
const MOST_TIMES = 1.3;
const LEAST_DIFFERENCE_MS = 2;
const BYTES_PER_KB = 1000;

type Verdict = 'flat' | 'longer answer' | 'GROWS';

/** Flat, or grown: with an answer that has grown as well, or without one. */
export function verdictOf({ small, large }: MeasuredCall): Verdict {
  const [before, after] = [p99(small.ms), p99(large.ms)];
  if (after <= before * MOST_TIMES || after - before < LEAST_DIFFERENCE_MS) return 'flat';
  return large.bytes > small.bytes * MOST_TIMES ? 'longer answer' : 'GROWS';
}

/** The times of the same call, taken twice. */
export function pooled(one: MeasuredCall, other: MeasuredCall): MeasuredCall {
  const of = (size: 'small' | 'large'): Taken => ({
    ms: [...one[size].ms, ...other[size].ms],
    bytes: one[size].bytes,
  });
  return { ...one, small: of('small'), large: of('large') };
}

/** One call as a line of the table. */
export function rowOf(call: MeasuredCall): string {
  const { name, caller, small, large } = call;
  const verdict = verdictOf(call);
  const cells = [
    `\`${name}\``,
    caller,
    String(small.ms.length),
    ms(median(small.ms)),
    ms(p99(small.ms)),
    ms(median(large.ms)),
    ms(p99(large.ms)),
    (p99(large.ms) / p99(small.ms)).toFixed(2),
    `${kilobytes(small.bytes)} / ${kilobytes(large.bytes)}`,
    verdict === 'flat' ? '' : `**${verdict}**`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A Markdown table with a line for each call, and how many of them are flat. */
export function callsTable(calls: readonly MeasuredCall[]): string {
  const of = (verdict: Verdict) => calls.filter((call) => verdictOf(call) === verdict).length;
  return [
    '| call | asked by | n | small p50 ms | p99 | large p50 ms | p99 | p99 × | kB sent | |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...calls.map(rowOf),
    '',
    `${of('flat')} of ${calls.length} are flat (p99 ≤ ${MOST_TIMES} ×, or less than ${LEAST_DIFFERENCE_MS} ms apart); ${of('longer answer')} answer with more in the larger studio and take longer; ${of('GROWS')} grow without that.`,
  ].join('\n');
}

function ms(figure: number): string {
  return figure.toFixed(1);
}

function kilobytes(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1);
}
