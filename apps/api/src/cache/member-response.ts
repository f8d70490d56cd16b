import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { customerVersion } from '../data/customer-version.ts';
import type { ReadableDatabase } from '../data/read-from-replica.ts';
import {
  exactly,
  SMALLEST_WORTH_COMPRESSING_BYTES,
  windowFor,
  type BodyVariant,
  type Coding,
} from './encoded-body.ts';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * A member's body is compressed while one person waits for it: quality 0 takes a sixth of the time of quality 1 (0.05 ms for
 * 89 kB, measured) and is an eighth larger, still a fifteenth of the text. For years of training that eighth is hundreds of
 * kilobytes, which costs a phone more than it saves here.
 */
const QUICK_BROTLI_QUALITY = 0;
const LARGE_BROTLI_QUALITY = 4;
/**
 * Up to this size a body is compressed on the calling thread: 0.06 ms for 36 kB, against 0.36 ms for handing it to another
 * thread and back (measured). A larger one would block all other requests.
 */
const LARGE_BODY_BYTES = 512 * 1024;
const GZIP_LEVEL = 1;
const TAG_LENGTH = 22;

/** One answer about a customer. */
export interface MemberQuery {
  /** Name of the prepared statement. */
  readonly name: string;
  /** SQL that returns a single text, the JSON; `$1` is the customer's number, `$2` onwards are the values. */
  readonly text: string;
}

/** The JSON of a response and its version, read at the same moment. */
export interface VersionedText {
  readonly version: string;
  readonly text: string;
}

/** Reads a body and its version in one statement, so that no write can come between. Undefined for an unknown customer. */
export async function loadMemberText(
  database: ReadableDatabase,
  customerNumber: number,
  query: MemberQuery,
  values: readonly string[],
): Promise<VersionedText | undefined> {
  const { rows } = await database.query<VersionedText>({
    name: query.name,
    text: `select ${customerVersion('c')} as version, (${query.text}) as text
             from studio.customers c where c.number = $1`,
    values: [customerNumber, ...values],
  });
  return rows[0];
}

/**
 * The tag of a response, from its version and values. The query is part of it: after a release that asks differently, a
 * client must not be told 'unchanged'. Hashed, because clients see it.
 */
export function tagger(query: MemberQuery): (version: string, values: readonly string[]) => string {
  const form = createHash('sha256').update(query.text);
  return (version, values) =>
    form
      .copy()
      .update([version, ...values].join('\n'))
      .digest('base64url')
      .slice(0, TAG_LENGTH);
}

/** The body in the requested coding, with the ETag of its version; a short body is not compressed. */
export async function encodeMemberResponse(text: string, coding: Coding, tag: string): Promise<BodyVariant> {
  const raw = Buffer.from(text);
  const used = raw.length < SMALLEST_WORTH_COMPRESSING_BYTES ? 'identity' : coding;
  return { coding: used, bytes: exactly(await compressed(raw, used)), etag: memberEtag(tag, used) };
}

/** Strong ETag of a version in a given coding. */
export function memberEtag(tag: string, coding: Coding): string {
  return coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;
}

function compressed(raw: Buffer, coding: Coding): Buffer | Promise<Buffer> {
  const isLarge = raw.length >= LARGE_BODY_BYTES;
  switch (coding) {
    case 'br': {
      const options = brotliOptions(raw.length, isLarge ? LARGE_BROTLI_QUALITY : QUICK_BROTLI_QUALITY);
      return isLarge ? compressWithBrotli(raw, options) : brotliCompressSync(raw, options);
    }
    case 'gzip': {
      const options = { level: GZIP_LEVEL };
      return isLarge ? compressWithGzip(raw, options) : gzipSync(raw, options);
    }
    case 'identity':
      return raw;
    default:
      return coding satisfies never;
  }
}

function brotliOptions(bytes: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
    },
  };
}
