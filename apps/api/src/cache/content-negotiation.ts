import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { CODINGS, type BodyVariant, type Coding, type EncodedBody } from './encoded-body.ts';

/** The smallest variant the client accepts (RFC 9110, 12.5.3); identity when it accepts no compression. */
export function chooseVariant(body: EncodedBody, headers: IncomingHttpHeaders): BodyVariant {
  const accepted = acceptedCodings(headers);
  const taken = body.variants.find(({ coding }) => accepted.includes(coding));
  return taken ?? body.variants[body.variants.length - 1] ?? body.variants[0];
}

/** The coding with the smallest body the client accepts. */
export function preferredCoding(headers: IncomingHttpHeaders): Coding {
  const accepted = acceptedCodings(headers);
  return CODINGS.find((coding) => accepted.includes(coding)) ?? 'identity';
}

/** True when the client already has exactly these bytes (RFC 9110, 13.1.2, weak comparison). */
export function isUnchanged(etag: string, headers: IncomingHttpHeaders): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** Browsers send one of a few header values, and parsing one costs as much as the cache lookup. */
const parsedHeaders = new LRUCache<string, readonly string[]>({
  max: 100,
  memoMethod: (header) => new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...CODINGS]),
});

function acceptedCodings(headers: IncomingHttpHeaders): readonly string[] {
  return parsedHeaders.memo(String(headers['accept-encoding'] ?? ''));
}
