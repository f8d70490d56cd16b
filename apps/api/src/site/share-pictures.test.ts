import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSiteFixture } from '../testing/site-fixture.ts';
import { SharePictures } from './share-pictures.ts';

const GREEN_CORNER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="#1f7a4d" d="M0 0h600v630H0z"/></svg>';

let site: Awaited<ReturnType<typeof writeSiteFixture>>;

beforeAll(async () => {
  site = await writeSiteFixture({ 'index.html': '<title>Home</title>' });
  await mkdir(`${site.folder}/media/hero`, { recursive: true });
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000' } }).toFile(
    `${site.folder}/media/hero/hero-1600.webp`,
  );
});
afterAll(() => site.remove());

it('is the photograph with the drawn words over it, put together once', async () => {
  const pictures = new SharePictures(site.folder, new Map([['share/en/about.svg', GREEN_CORNER]]));
  const picture = await pictures.find('/share/en/about.jpg');
  const [whole] = picture?.body.variants ?? [];
  const { data, info } = await sharp(whole?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect(data[1], 'green over the left half').toBeGreaterThan(100);
  expect(data.at(-2), 'nothing over the right one').toBeLessThan(20);
  expect(await pictures.find('/share/en/about.jpg')).toBe(picture);
});

it('is the studio’s own photograph where it uploaded one, with its logo', async () => {
  const filled = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .webp()
      .toBuffer();
  const pictures = new SharePictures(
    site.folder,
    new Map([['share/en/about.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>']]),
    { hero: () => filled(1600, 900, '#2040c0'), logo: () => filled(400, 100, '#ffffff') },
  );
  const [whole] = (await pictures.find('/share/en/about.jpg'))?.body.variants ?? [];
  const pixels = await sharp(whole?.bytes).raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  expect(at(1100, 300)[2], 'blue').toBeGreaterThan(150);
  expect(Math.min(...at(120, 90)), 'white').toBeGreaterThan(240);
});

it('is left to the build where nothing was drawn', () => {
  const pictures = new SharePictures(site.folder, new Map([['index.html', '']]));
  expect(pictures.find('/share/en/about.jpg')).toBeUndefined();
  expect(pictures.find('/index.html')).toBeUndefined();
});
