import type { Call } from '@lifted/contract/call';
import { fitting, type Json } from './any-values.ts';

/** What a call is sent. */
export interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What there is in a studio, for requests that ask for it. */
export interface KnownThings {
  /** Values of fields, by their names. */
  readonly fields: Readonly<Record<string, Json>>;
  /** Ids in addresses, by how these begin. */
  readonly ids: ReadonlyMap<string, string>;
  /** Values of other parameters of addresses. */
  readonly params: Readonly<Record<string, Json>>;
}

/** A request that fits the schemas of a call, about what is known; an id that is not known is 7. */
export function goodRequest(call: Call, { fields, ids, params }: KnownThings): Sent {
  const begins = [...ids.keys()]
    .filter((path) => call.path.startsWith(path))
    .toSorted((a, b) => b.length - a.length);
  const named = /\{(\w+)\}/.exec(call.path)?.[1] ?? 'id';
  const here = { ...fields, [named]: ids.get(begins[0] ?? '') ?? '7', ...params };
  return {
    params: call.params && fitting(call.params, here),
    query: call.query && fitting(call.query, fields),
    body: call.body && fitting(call.body, fields),
  };
}

/** The address of a request. Half a pair of code units has no form in one. */
export function addressOf(call: Call, { params, query }: Sent): string {
  const path = entriesOf(params).reduce(
    (at, [name, value]) => at.replace(`{${name}}`, encoded(value)),
    `/api${call.path}`,
  );
  const asked = entriesOf(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}
