import { expect, it } from 'vitest';
import { cheaperFrom, memberClassPrice, passClassPrice, unlimitedTermPrice } from './class-price.ts';

it('shares a pass among its workouts, rounded to the cent', () => {
  expect(passClassPrice(14900, 10)).toBe(1490);
  expect(passClassPrice(1900, 1)).toBe(1900);
  expect(passClassPrice(10000, 3)).toBe(3333);
});

it('shares a year of membership among its classes, not four weeks a month', () => {
  expect(memberClassPrice(9900, 2)).toBe(1142);
  expect(memberClassPrice(5200, 1)).toBe(1200);
});

it('adds up the whole minimum term with what joining costs', () => {
  expect(unlimitedTermPrice(9900, 12, 0)).toBe(118800);
  expect(unlimitedTermPrice(9900, 12, 2500)).toBe(121300);
});

it('is cheaper only where it really costs less: as much is not less', () => {
  expect(cheaperFrom(9900, 1900)).toBe(6);
  expect(cheaperFrom(9500, 1900)).toBe(6);
  expect(cheaperFrom(9499, 1900)).toBe(5);
});
