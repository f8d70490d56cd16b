import { expect, it } from 'vitest';
import { DEMO_PIN } from './demo-pin.ts';
import { isEasyPin } from './easy-pin.ts';

const ALL = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));

it('finds the same digit four times and runs up and down easy, and no other PIN', () => {
  const same = ALL.filter((pin) => /^(\d)\1{3}$/.test(pin));
  const up = ['0123', '1234', '2345', '3456', '4567', '5678', '6789', '7890'];
  const down = ['0987', '9876', '8765', '7654', '6543', '5432', '4321', '3210'];
  expect(same).toHaveLength(10);
  expect(new Set(ALL.filter(isEasyPin))).toEqual(new Set([...same, ...up, ...down]));
});

it('does not mind the PIN of the demo', () => {
  expect(isEasyPin(DEMO_PIN)).toBe(false);
});
