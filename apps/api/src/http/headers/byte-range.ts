/** Part of a body: first and last byte, inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What a Range header asks for (RFC 9110, 14.1.2). `whole` without a header and for what a server may ignore: other units,
 * several ranges, invalid syntax. `unsatisfiable` for a range beyond the end.
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (asked === null) return 'whole';
  const [, from = '', to = ''] = asked;
  if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), length);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'whole';
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}

function lastBytes(count: number, length: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || length === 0) return 'unsatisfiable';
  return { first: Math.max(0, length - count), last: length - 1 };
}
