import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { studio } from '@lifted/profile/studio';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../app/seo/share-picture-path.ts';
import type { IndexedPage } from '../finished-page.ts';
import { shareSvg, type ShareFaces } from './share-picture-svg.ts';
import { openTypeface } from './typeface.ts';

const FONTS = new URL('../../../../packages/design/src/theme/fonts/', import.meta.url);
/** The photograph behind the words: the hero, whose left half is empty for them. */
const PHOTOGRAPH = 'media/hero/hero-1600.webp';
const QUALITY = 82;

/** Writes the picture of each page that previews of links show (1200 × 630) below the built site. */
export async function writeSharePictures(pages: readonly IndexedPage[], site: URL): Promise<void> {
  const [faces, photograph] = await Promise.all([openFaces(), readPhotograph(site)]);
  await Promise.all(pages.map((page) => writePicture(page, { faces, photograph, site })));
}

interface Studio {
  readonly faces: ShareFaces;
  /** Raw pixels, so that it is decoded once. */
  readonly photograph: Buffer;
  readonly site: URL;
}

async function writePicture(page: IndexedPage, { faces, photograph, site }: Studio): Promise<void> {
  const { name, address } = studio;
  const words = { studio: name, heading: page.heading, place: `${address.district}, ${address.city}` };
  const file = fileURLToPath(new URL(`.${new URL(page.picture).pathname}`, site));
  await mkdir(new URL('.', new URL(`.${new URL(page.picture).pathname}`, site)), { recursive: true });
  await sharp(photograph, { raw: { ...SHARE_PICTURE, channels: 3 } })
    .composite([{ input: Buffer.from(shareSvg(words, faces)) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(file);
}

async function openFaces(): Promise<ShareFaces> {
  const [display, text] = await Promise.all([
    openTypeface(new URL('archivo-wide.woff2', FONTS), 800),
    openTypeface(new URL('inter.woff2', FONTS), 500),
  ]);
  return { display, text };
}

async function readPhotograph(site: URL): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(PHOTOGRAPH, site)))
    .resize({ ...SHARE_PICTURE, fit: 'cover', position: 'bottom' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
