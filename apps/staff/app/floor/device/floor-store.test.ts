import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { expect, it } from 'vitest';
import { testFloor } from './test-floor.ts';

it('a tablet is without a network after a call that found none, not after one that was given up', async () => {
  const { store } = testFloor();
  const givenUp = new DOMException('Typed on.', 'AbortError');
  await expect(store.asTablet(Promise.reject(givenUp))).rejects.toBe(givenUp);
  expect(store.state().isReached).toBe(true);
  const unreached = new ApiUnreachable(new TypeError('No network.'), 'en');
  await expect(store.asTablet(Promise.reject(unreached))).rejects.toBe(unreached);
  expect(store.state().isReached).toBe(false);
  await expect(store.asTablet(Promise.reject(givenUp))).rejects.toBe(givenUp);
  expect(store.state().isReached).toBe(false);
});
