import { existsSync } from 'node:fs';
import { studio } from '@lifted/profile/studio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const manifest = webManifest(studio, 'en');

test('the app carries the name of the studio and opens with the dashboard', () => {
  expect(manifest).toMatchObject({
    name: 'LIFTED · Strength Training for Everyone',
    short_name: 'LIFTED',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
  });
});

test('its German manifest is of the same app, which then opens in German', () => {
  expect(webManifest(studio, 'de')).toMatchObject({
    id: manifest.id,
    lang: 'de',
    start_url: '/de/dashboard',
  });
  expect(webManifest(studio, 'de').shortcuts.map(({ url }) => url)).toContain('/de/wod');
});

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src exists and has the stated size',
  async (picture) => {
    const file = new URL(`.${picture.src}`, PUBLIC);
    expect(existsSync(file)).toBe(true);
    const { width, height } = await sharp(await sharp(file.pathname).toBuffer()).metadata();
    expect(`${width}x${height}`).toBe(picture.sizes);
  },
);
