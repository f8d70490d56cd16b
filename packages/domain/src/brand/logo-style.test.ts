import { expect, it } from 'vitest';
import { logoStyle } from './logo-style.ts';

const ADDRESS = `/api/pictures/${'0'.repeat(32)}`;

it('shows a logo in the room it will have, in place of the name', () => {
  const style = logoStyle(`${ADDRESS}-960.webp`);
  expect(style).toContain(`flex:0 1 160px;background:url(${ADDRESS}-960.webp)0/min(100%,160px)`);
  expect(logoStyle(`${ADDRESS}-192.webp`)).toContain('flex:0 1 32px');
});

it.each(['', `${ADDRESS}.webp`])('leaves the name where there is no logo: "%s"', (address) =>
  expect(logoStyle(address)).toBe(''),
);
