import { expect, it } from 'vitest';
import { idleTurns } from './idle-turns.ts';

it('runs one waiting turn per idle moment, in the order they were asked for', async () => {
  const moments: (() => void)[] = [];
  const idle = idleTurns((run) => moments.push(run));
  const came: number[] = [];
  const turns = [1, 2, 3].map((number) => idle().then(() => came.push(number)));
  for (const [at, turn] of turns.entries()) {
    await Promise.resolve();
    expect(moments).toHaveLength(1);
    moments.pop()?.();
    await turn;
    expect(came).toHaveLength(at + 1);
  }
  expect(came).toEqual([1, 2, 3]);
});
