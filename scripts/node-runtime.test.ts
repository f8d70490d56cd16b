import { expect, test } from 'vitest';
import { isNewEnough } from './node-runtime.mjs';

test.each(['22.22.0', '22.30.1', '23.0.0', '24.21.0'])('Node %s runs the project', (version) => {
  expect(isNewEnough(version)).toBe(true);
});

test.each(['20.20.2', '22.21.9', '18.0.0'])('Node %s is too old', (version) => {
  expect(isNewEnough(version)).toBe(false);
});
