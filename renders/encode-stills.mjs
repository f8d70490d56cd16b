/**
 * Turns rendered PNG files into AVIF and WebP, stepping the quality down until the size fits.
 *
 *   node renders/encode-stills.mjs hero <png> <media-folder>
 *   node renders/encode-stills.mjs hero-portrait <png> <media-folder>
 *   node renders/encode-stills.mjs coaches <folder of PNG files> <media-folder>
 *   node renders/encode-stills.mjs concrete <png> <media-folder>
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const KILOBYTE = 1000;
const [, , kind, source, media] = process.argv;

async function encode(png, width, target, format, limit, best) {
  const image = sharp(png).resize({ width, kernel: 'lanczos3' }).removeAlpha();
  for (let quality = best; quality >= 20; quality -= 4) {
    const bytes = await (
      format === 'avif'
        ? image.clone().avif({ quality, effort: 7 })
        : image.clone().webp({ quality: quality + 16, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= limit || quality < 24) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.${format}`, bytes);
      console.log(`${target}.${format}  ${width} px wide, ${bytes.length} bytes, quality ${quality}`);
      return;
    }
  }
}

const jobs = {
  hero: () =>
    [640, 960, 1280, 1600].map((width) => [
      source,
      width,
      `hero/hero-${width}`,
      { 640: 14, 960: 25, 1280: 60, 1600: 110 }[width],
    ]),
  'hero-portrait': () =>
    [480, 780].map((width) => [source, width, `hero/hero-portrait-${width}`, { 480: 18, 780: 40 }[width]]),
  coaches: async () => {
    const files = (await readdir(source)).filter((file) => file.endsWith('.png'));
    return files.map((file) => [
      path.join(source, file),
      480,
      `coaches/${path.basename(file, '.png')}`,
      14.5,
    ]);
  },
  concrete: () => [[source, 800, 'concrete', 29]],
};

for (const [png, width, name, kilobytes] of await jobs[kind]()) {
  await encode(png, width, path.join(media, name), 'avif', kilobytes * KILOBYTE, 68);
  if (kind !== 'concrete') {
    await encode(
      png,
      width,
      path.join(media, name),
      'webp',
      kilobytes * (kind === 'coaches' ? 1 : 1.35) * KILOBYTE,
      64,
    );
  }
}
