import { expect, it } from 'vitest';
import { countNamesakes } from './namesakes.ts';

const called = (first_name: string, last_name: string) => ({ first_name, last_name });

it('counts the people who are called the same, however it is written', () => {
  const anna = called('Anna', 'Müller');
  const found = [anna, called('anna', 'Mu\u0308ller'), called('Annas', 'Müller'), called('Anna', 'Meier')];
  expect(countNamesakes(found, anna)).toBe(2);
  expect(countNamesakes(found, called('Anna', 'Meier'))).toBe(1);
});
