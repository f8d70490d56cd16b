import { expect, it } from 'vitest';
import { ownPicturesStyle } from './own-pictures-style.ts';

const ADDRESS = `/api/pictures/${'0'.repeat(32)}`;

it('shows a logo in the room it will have, in place of the name', () => {
  const style = ownPicturesStyle({ logo: `${ADDRESS}-960.webp` });
  expect(style).toContain(`flex:0 1 160px;background:url(${ADDRESS}-960.webp)0/min(100%,160px)`);
  expect(ownPicturesStyle({ logo: `${ADDRESS}-192.webp` })).toContain('flex:0 1 32px');
});

it('shades a picture that words are set over', () => {
  expect(ownPicturesStyle({ hero: `${ADDRESS}.webp` })).toContain('::before{background:linear-gradient(');
});

it.each([{}, { logo: '', hero: '' }, { logo: `${ADDRESS}.webp` }])('is nothing for nothing: %j', (pictures) =>
  expect(ownPicturesStyle(pictures)).toBe(''),
);
