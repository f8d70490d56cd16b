/**
 * Turns rendered PNG files into AVIF and WebP, stepping the quality down until the size fits.
 *
 *   node renders/encode-stills.mjs <kind> <png, or folder of PNG files> <media-folder>
 *
 * The kinds are the keys of the table below.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const KILOBYTE = 1000;
const BEST_QUALITY = { avif: 62, webp: 80 };
const WORST_QUALITY = 20;
const QUALITY_STEP = 4;

/** Where the files of a kind go, and the largest AVIF in kilobytes for each width; WebP may be `webp` times that. */
const KINDS = {
  hero: { name: () => 'hero/hero', limits: { 640: 14, 960: 25, 1280: 60, 1600: 110 }, webp: 1.35 },
  coaches: { name: (slug) => `coaches/${slug}`, limits: { 480: 14.5 }, webp: 1, oneSize: true },
  concrete: { name: () => 'concrete', limits: { 800: 29 }, webp: 0, oneSize: true },
  formula: { name: (slug) => `formula/${slug}`, limits: { 480: 12, 800: 30 }, webp: 1.25 },
  room: { name: () => 'room/room', limits: { 640: 14, 960: 30, 1280: 60, 1600: 95 }, webp: 1.35 },
  equipment: { name: (slug) => `equipment/${slug}`, limits: { 480: 12, 800: 28, 1200: 60 }, webp: 1.25 },
  coaching: { name: () => 'coaching/coaching', limits: { 480: 12, 800: 28, 1200: 60 }, webp: 1.25 },
};

async function encoded(png, width, format, limit) {
  const image = sharp(png).resize({ width, kernel: 'lanczos3' }).removeAlpha();
  for (let quality = BEST_QUALITY[format]; ; quality -= QUALITY_STEP) {
    const bytes = await (
      format === 'avif'
        ? image.clone().avif({ quality, effort: 6 })
        : image.clone().webp({ quality, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= limit || quality - QUALITY_STEP < WORST_QUALITY) return { bytes, quality };
  }
}

async function write(png, width, target, format, limit) {
  const { bytes, quality } = await encoded(png, width, format, limit);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.${format}`, bytes);
  console.log(`${target}.${format}  ${width} px wide, ${bytes.length} bytes, quality ${quality}`);
}

const [, , kindName, source, media] = process.argv;
const kind = KINDS[kindName];
if (!kind || !media) {
  console.error(
    `usage: node renders/encode-stills.mjs <${Object.keys(KINDS).join('|')}> <png or folder> <media-folder>`,
  );
  process.exit(1);
}
const files = (await stat(source)).isDirectory()
  ? (await readdir(source)).filter((file) => file.endsWith('.png')).map((file) => path.join(source, file))
  : [source];
for (const png of files) {
  const name = path.join(media, kind.name(path.basename(png, '.png')));
  for (const [width, kilobytes] of Object.entries(kind.limits)) {
    const target = kind.oneSize ? name : `${name}-${width}`;
    await write(png, Number(width), target, 'avif', kilobytes * KILOBYTE);
    if (kind.webp) await write(png, Number(width), target, 'webp', kilobytes * kind.webp * KILOBYTE);
  }
}
