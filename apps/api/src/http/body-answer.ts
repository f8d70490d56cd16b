import type { IncomingHttpHeaders } from 'node:http';
import { CODINGS, type BodyVariant, type Coding, type EncodedBody } from './encoded-body.ts';

/** The smallest variant the client takes (RFC 9110, 12.5.3); identity when it takes nothing else. */
export function chooseVariant(body: EncodedBody, headers: IncomingHttpHeaders): BodyVariant {
  const accepted = headers['accept-encoding'];
  const taken = body.variants.find(({ coding }) => accepts(accepted, coding));
  return taken ?? body.variants[body.variants.length - 1] ?? body.variants[0];
}

/** The smallest coding the client takes. */
export function preferredCoding(headers: IncomingHttpHeaders): Coding {
  return CODINGS.find((coding) => accepts(headers['accept-encoding'], coding)) ?? 'identity';
}

/** True when the client already has exactly these bytes (RFC 9110, 13.1.2, weak comparison). */
export function isUnchanged(etag: string, headers: IncomingHttpHeaders): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** Browsers send one of a handful of texts; taking one apart costs as much as finding the answer that is kept. */
const MOST_REMEMBERED = 100;
const codingsByText = new Map<string, readonly Coding[]>();

function accepts(accepted: string | string[] | undefined, coding: Coding): boolean {
  if (coding === 'identity') return true;
  if (accepted === undefined) return false;
  const text = String(accepted);
  const known = codingsByText.get(text);
  if (known !== undefined) return known.includes(coding);
  const codings = CODINGS.filter((one) => isAmong(text, one));
  if (codingsByText.size >= MOST_REMEMBERED) codingsByText.clear();
  codingsByText.set(text, codings);
  return codings.includes(coding);
}

function isAmong(accepted: string, coding: Coding): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
