import { expect, it } from 'vitest';
import { admitWhile } from './admit-while.ts';
import { LastKnownStore } from './last-known-store.ts';
import { testShelf } from './test-shelf.ts';

const PROFILE = { owner: 'uid-mia', name: 'profile' };

function device() {
  const { atShelf, kept } = testShelf();
  const store = new LastKnownStore(atShelf);
  const forget = async () => kept.clear();
  return { kept, store, outside: { store, forget } };
}

it('a member who is signed in is admitted', async () => {
  const { store, outside } = device();
  await admitWhile(() => true, 'uid-mia', outside);
  await store.keep(PROFILE, 'Mia', 1);
  expect(await store.recall(PROFILE, 2)).toEqual({ value: 'Mia', asOf: 1 });
});

it('whoever signed out before is not', async () => {
  const { kept, outside } = device();
  await admitWhile(() => false, 'uid-mia', outside);
  expect(kept.size).toBe(0);
});

it('signing out in that very moment leaves nothing behind', async () => {
  const { kept, store, outside } = device();
  const answers = [true, false];
  await admitWhile(() => answers.shift() ?? false, 'uid-mia', outside);
  await store.keep(PROFILE, 'Mia', 1);
  expect(kept.size).toBe(0);
});
