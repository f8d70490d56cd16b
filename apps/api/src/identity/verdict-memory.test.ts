import { expect, it } from 'vitest';
import { VerdictMemory } from './verdict-memory.ts';

it('a verdict is kept until its token expires, and not a moment longer', () => {
  const memory = new VerdictMemory<string>(10);
  memory.keep('token', 'mia', 1000);
  expect(memory.find('token', 999)).toBe('mia');
  expect(memory.find('token', 1000)).toBeUndefined();
  expect(memory.find('token', 0)).toBeUndefined();
});

it('another token has no verdict', () => {
  const memory = new VerdictMemory<string>(10);
  memory.keep('token', 'mia', 1000);
  expect(memory.find('tokem', 0)).toBeUndefined();
});

it('the token unused longest makes room', () => {
  const memory = new VerdictMemory<string>(2);
  memory.keep('a', 'A', 1000);
  memory.keep('b', 'B', 1000);
  memory.find('a', 0);
  memory.keep('c', 'C', 1000);
  expect([memory.find('a', 0), memory.find('b', 0), memory.find('c', 0)]).toEqual(['A', undefined, 'C']);
});
