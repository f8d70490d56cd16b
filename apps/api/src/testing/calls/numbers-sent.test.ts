import { expect, it } from 'vitest';
import { contractCalls } from './contract-calls.ts';

/** Judged by the rules of a profile, which name the field. */
const JUDGED_BY_THE_DOMAIN = /^\w+ \/desk\/profile/;

it('gives every number somebody sends a least and a most, which the database can hold', async () => {
  const calls = await contractCalls();
  const limitless = calls.flatMap(({ method, path, body, query, params }) =>
    [body, query, params].flatMap(limitlessNumbers).map((place) => `${method} ${path}${place}`),
  );
  expect(limitless.filter((one) => !JUDGED_BY_THE_DOMAIN.test(one))).toEqual([]);
});

/** Where a schema has numbers without limits. */
function limitlessNumbers(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isNumber = 'type' in schema && (schema.type === 'integer' || schema.type === 'number');
  const isLimited = 'const' in schema || (hasLeast(schema) && 'maximum' in schema);
  const within = Object.entries(schema).flatMap(([name, part]) =>
    limitlessNumbers(part).map((place) => `.${name}${place}`),
  );
  return isNumber && !isLimited ? ['', ...within] : within;
}

function hasLeast(schema: object): boolean {
  return 'minimum' in schema || 'exclusiveMinimum' in schema;
}
