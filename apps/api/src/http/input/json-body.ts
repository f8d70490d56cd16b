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
    async (_request: unknown, bytes: Buffer) => parseJsonBody(bytes),
  );
}

/**
 * The value of a JSON body. Throws `malformed_body` for invalid JSON or UTF-8 and `invalid_input` for text that PostgreSQL
 * cannot store (NUL) or that is not well-formed (half a surrogate pair).
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw malformedBody('empty');
  const value = parse(utf8Text(bytes));
  checkValue(value, '', 0);
  return value;
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
