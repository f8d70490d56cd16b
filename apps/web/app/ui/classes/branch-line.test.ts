import { studio } from '@lifted/profile/studio';
import { expect, it } from 'vitest';
import { branchLine, roomLine } from './branch-line.ts';

it('a class of a branch is at the address there, under its name', () => {
  const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
  expect(branchLine(branch)).toBe('North, North Street 1, 13347 Berlin');
});

it('any other class is at the studio’s own address', () => {
  const { street, postcode, city } = studio.address;
  expect(branchLine(null)).toBe(`${street}, ${postcode} ${city}`);
  expect(branchLine(undefined)).toBe(branchLine(null));
});

it('a room goes with the name of its branch, and alone at one address', () => {
  const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
  expect(roomLine('Loft', branch)).toBe('Loft, North');
  expect(roomLine('Loft', null)).toBe('Loft');
});
