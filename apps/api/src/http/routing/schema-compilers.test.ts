import createSerializerCompiler from '@fastify/fast-json-stringify-compiler';
import { expect, test } from 'vitest';
import { contractCalls } from '../../testing/calls/contract-calls.ts';

/* A server compiles an answer's schema when it is first sent: one that cannot be compiled must not wait for somebody to ask. */

test('every answer of the contract has a schema the server can write it by', async () => {
  const compile = createSerializerCompiler()();
  const answers = (await contractCalls()).flatMap(({ method, path, answers: byStatus }) =>
    Object.entries(byStatus).map(([status, schema]) => ({ method, url: path, httpStatus: status, schema })),
  );
  expect(answers.length).toBeGreaterThan(300);
  for (const answer of answers) {
    expect(() => compile(answer), `${answer.method} ${answer.url} ${answer.httpStatus}`).not.toThrow();
  }
});
