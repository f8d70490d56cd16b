import { PLACES_OF_PICTURES } from './seo/own-pictures-style.ts';
import { studio } from '@lifted/profile/studio';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Formula } from './public/about/formula.tsx';
import { Hero } from './public/home/hero.tsx';
import { StudioInfo } from './public/home/studio-info.tsx';
import { Shell } from './shell/shell.tsx';

const OWN = `/api/pictures/${'0'.repeat(32)}.webp`;

afterEach(() => {
  cleanup();
  Object.assign(studio, { pictures: undefined });
});

function draw(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Shell>{address === '/about' ? <Formula /> : <Hero />}</Shell>
    </MemoryRouter>,
  ).container;
}

it('the logo’s rule finds the name in the bar and nothing else', () => {
  for (const address of ['/', '/about', '/dashboard']) {
    const found = draw(address).querySelectorAll(PLACES_OF_PICTURES.sign);
    expect([...found].map((one) => one.textContent)).toEqual([studio.name]);
    cleanup();
  }
});

it('the rule that shades a picture finds what holds the claim and nothing else', () => {
  Object.assign(studio, { pictures: { hero: OWN } });
  const found = draw('/').querySelectorAll(PLACES_OF_PICTURES.hero);
  expect(found).toHaveLength(1);
  expect(found[0]?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(found[0]?.querySelector('img')?.getAttribute('src')).toBe(OWN);
  expect(found[0]?.matches('main *')).toBe(true);
});

it('each card of the formula shows the studio’s own picture where there is one', () => {
  Object.assign(studio, { pictures: { 'core-power': OWN } });
  const shown = [...draw('/about').querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  expect(shown).toHaveLength(6);
  expect(shown.filter((address) => address === OWN)).toHaveLength(1);
  expect(shown[2]).toBe(OWN);
});

it('a map of the studio’s own is shown in place of the sketch', () => {
  const drawn = () =>
    render(
      <MemoryRouter>
        <StudioInfo />
      </MemoryRouter>,
    );
  drawn();
  expect(screen.getByRole('img').tagName).toBe('svg');
  cleanup();
  Object.assign(wholeStudio, { pictures: { area: OWN } });
  drawn();
  expect(screen.getByRole('img', { name: /^Map: Greifenhagener/ }).getAttribute('src')).toBe(OWN);
  Object.assign(wholeStudio, { pictures: undefined });
});
