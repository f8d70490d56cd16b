import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const QUIET_ZONE = 4;
/** Side of the three finder patterns (ISO/IEC 18004). */
const FINDER = 7;

const svg = renderToStaticMarkup(<QrCode text="otpauth://totp/LIFTED:mia?secret=GEZDGNBV" label="A code" />);
const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
const black = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

it('is a picture with a name', () => {
  expect(svg).toMatch(/^<svg role="img" aria-label="A code"/);
});

it('keeps white all around, without which cameras do not find it', () => {
  const points = [...black].flatMap((point) => point.split(' ').map(Number));
  expect(Math.min(...points)).toBe(QUIET_ZONE);
  expect(Math.max(...points)).toBe(size - QUIET_ZONE - 1);
});

it('has a square in three of its corners', () => {
  const last = size - QUIET_ZONE - FINDER;
  const isFinder = (left: number, top: number) =>
    Array.from({ length: FINDER }, (_, by) => [`${left + by} ${top}`, `${left} ${top + by}`])
      .flat()
      .every((point) => black.has(point));
  expect(isFinder(QUIET_ZONE, QUIET_ZONE)).toBe(true);
  expect(isFinder(last, QUIET_ZONE)).toBe(true);
  expect(isFinder(QUIET_ZONE, last)).toBe(true);
  expect(isFinder(last, last)).toBe(false);
});

it('says something else for another text', () => {
  expect(renderToStaticMarkup(<QrCode text="otpauth://totp/LIFTED:ben" label="A code" />)).not.toBe(svg);
});
