import { expect, test } from 'vitest';
import { shortLivedCache } from './short-lived-cache.ts';

function counting() {
  const state = { asked: 0, now: 1, fails: false };
  const recent = shortLivedCache(
    async () => {
      state.asked += 1;
      if (state.fails) throw new Error('away');
      return `answer ${state.asked}`;
    },
    () => state.now,
  );
  return { state, recent };
}

test('everybody who asks at once gets the answer to one question', async () => {
  const { state, recent } = counting();
  expect(await Promise.all([1, 2, 3].map(() => recent()))).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(state.asked).toBe(1);
});

test('an answer is given again for half a second', async () => {
  const { state, recent } = counting();
  await recent();
  state.now += 500;
  expect(await recent()).toBe('answer 1');
  state.now += 1;
  expect(await recent()).toBe('answer 2');
});

test('a failed question is told to those who waited and asked again by the next', async () => {
  const { state, recent } = counting();
  state.fails = true;
  const both = await Promise.allSettled([recent(), recent()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(state.asked).toBe(1);
  state.fails = false;
  expect(await recent()).toBe('answer 2');
});
