/*
 * `findBy…` and `waitFor` answer when what they wait for is on the page. Effects of the same change, such as moving the focus, run
 * a turn later, on a busy machine after the test went on. So all tests of pages go on after the effects.
 */
import { configure, getConfig } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers/promises';

const { asyncWrapper } = getConfig();

configure({
  asyncWrapper: async (query) => {
    const found: unknown = await asyncWrapper(query);
    // The first turn runs the effects, the second what one of them changed.
    await nextTurn();
    await nextTurn();
    return found;
  },
});
