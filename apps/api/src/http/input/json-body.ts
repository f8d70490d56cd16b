import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCodes, type FastifyRequest } from 'fastify';
import { malformedBody, unstorableText } from '../errors/request-refusals.ts';
import type { StudioApp } from '../studio-app.ts';

/** No call nests deeper than three; a limit keeps later recursion over a body shallow. */
const DEEPEST_NESTING = 8;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Makes JSON the only accepted body type. */
export function readJsonBodies(app: StudioApp): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => parseJsonBody(await unpacked(request, bytes)),
  );
}

const unpack = promisify(gunzip);

/** The bytes of a body that may be packed. Refuses one that is too large as Fastify refuses it while reading. */
async function unpacked({ headers, routeOptions }: FastifyRequest, bytes: Buffer): Promise<Buffer> {
  if (routeOptions.config.mayBePacked !== true || headers['content-encoding'] !== 'gzip') return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: routeOptions.bodyLimit });
  } catch (failure) {
    throw failure instanceof RangeError
      ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      : malformedBody('not_packed');
  }
}

/**
 * The value of a JSON body. Throws `malformed_body` for invalid JSON or UTF-8 and `invalid_input` for text that PostgreSQL
 * cannot store (NUL) or that is not well-formed (half a surrogate pair).
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const value = jsonOf(bytes);
  checkTexts(value);
  return value;
}

/** Throws `invalid_input` for a text anywhere in a value that PostgreSQL cannot store or that is not well-formed. */
export function checkTexts(value: unknown): void {
  checkValue(value, '', 0);
}

/** The same for what is not stored, with any text. */
export function jsonOf(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw malformedBody('empty');
  return parse(utf8Text(bytes));
}

/** The text of a body; throws `malformed_body` for invalid UTF-8. */
export function utf8Text(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformedBody('not_utf8');
  }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw malformedBody('not_json');
  }
}

function checkValue(value: unknown, field: string, depth: number): void {
  if (depth > DEEPEST_NESTING) throw malformedBody('too_deep');
  if (typeof value === 'string') checkText(value, field);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    checkText(name, field);
    checkValue(inner, field === '' ? name : `${field}.${name}`, depth + 1);
  }
}

/** Throws `invalid_input` for text that PostgreSQL cannot store or that is not well-formed. */
export function checkText(text: string, field: string): void {
  if (text.isWellFormed() && !text.includes('\u0000')) return;
  throw unstorableText(field);
}
