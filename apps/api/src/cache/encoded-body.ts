import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Below this a compressed body saves less than its header costs. */
export const SMALLEST_WORTH_COMPRESSING_BYTES = 860;
const BROTLI_QUALITY = 6;
/** A tenth smaller than that, for thirty times the processor: a fifth of a second of a large page. */
const BROTLI_QUALITY_OF_LASTING = 11;
/** 64 KiB, as log2; a smaller window saves nothing. */
const SMALLEST_USEFUL_WINDOW = 16;
const ETAG_LENGTH = 22;

/** Codings we offer, smallest first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** One coding of a body with the strong ETag of exactly these bytes. */
export interface BodyVariant {
  readonly coding: Coding;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A body in every coding we offer, smallest first; `identity` is always the last one. */
export interface EncodedBody {
  readonly variants: readonly [BodyVariant, ...BodyVariant[]];
  /** Bytes the variants take in memory. */
  readonly bytes: number;
}

export interface Encoding {
  /** Sent for hours: compressed as far as it goes, as what is built is. */
  readonly isLasting?: boolean;
}

/** Compresses a body once; the result is cached. */
export async function encodeBody(
  content: string | Buffer,
  { isLasting = false }: Encoding = {},
): Promise<EncodedBody> {
  const raw = Buffer.from(content);
  if (raw.length < SMALLEST_WORTH_COMPRESSING_BYTES) return precompressedBody(raw, {});
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLasting ? BROTLI_QUALITY_OF_LASTING : BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(raw.length),
  };
  const [br, gz] = await Promise.all([compressWithBrotli(raw, { params }), compressWithGzip(raw)]);
  return precompressedBody(raw, { br: exactly(br), gzip: exactly(gz) });
}

/**
 * The smallest brotli window that covers the whole body, as log2. The default of 4 MiB takes 2 MB of memory for a body of
 * 30 kB, and more time to set up than to use.
 */
export function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes));
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(SMALLEST_USEFUL_WINDOW, fitting));
}

/**
 * A copy of exactly these bytes: zlib returns the start of a 16 KiB buffer, and caching that would keep all of it in memory.
 */
export function exactly(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

interface CompressedForms {
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** A body whose compressed variants, if any, already exist. */
export function precompressedBody(raw: Buffer, { br, gzip: gz }: CompressedForms): EncodedBody {
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, ETAG_LENGTH);
  const identity: BodyVariant = { coding: 'identity', bytes: raw, etag: `"${hash}"` };
  const compressed: BodyVariant[] = [];
  if (br) compressed.push({ coding: 'br', bytes: br, etag: `"${hash}-br"` });
  if (gz) compressed.push({ coding: 'gzip', bytes: gz, etag: `"${hash}-gz"` });
  const [first, ...others] = [...compressed, identity];
  const bytes = raw.length + (br?.length ?? 0) + (gz?.length ?? 0);
  return { variants: first ? [first, ...others] : [identity], bytes };
}

/** The text of a single body. */
export function textOfBody({ variants }: EncodedBody): string {
  return String(variants.find(({ coding }) => coding === 'identity')?.bytes ?? '');
}

/** The items of lists by their ids, as JSON text, for as long as their bodies are kept. */
const itemsOfLists = new WeakMap<EncodedBody, ReadonlyMap<unknown, string>>();

/**
 * JSON text of the item with this id in a list; undefined when there is none. A list is read once, so that asking for ids that
 * do not exist costs a look-up.
 */
export function textOfOne(list: EncodedBody | undefined, id: string): string | undefined {
  if (list === undefined) return undefined;
  const items = itemsOfLists.get(list) ?? readItems(list);
  itemsOfLists.set(list, items);
  return items.get(id);
}

function readItems(list: EncodedBody): ReadonlyMap<unknown, string> {
  const all: unknown = JSON.parse(textOfBody(list));
  if (!Array.isArray(all)) return new Map();
  return new Map(all.map((each: { readonly id: unknown }) => [each.id, JSON.stringify(each)]));
}
