import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { studio } from '@lifted/profile/studio';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../app/seo/share-picture-path.ts';
import type { IndexedPage } from '../finished-page.ts';
import { readGlyphTable } from './glyph-table.ts';
import { facesOf, shareSvg, shareWords, type ShareFaces, type ShareTables } from './share-picture-svg.ts';

const FONTS = new URL('../../../../packages/design/src/theme/fonts/', import.meta.url);
/** The photograph behind the words: the hero, whose left half is empty for them. */
const PHOTOGRAPH = 'media/hero/hero-1600.webp';
const QUALITY = 82;

/** Writes the picture of each page that previews of links show (1200 × 630) below the built site. */
export async function writeSharePictures(
  pages: readonly IndexedPage[],
  { site, tables }: { readonly site: URL; readonly tables: ShareTables },
): Promise<void> {
  const faces = facesOf(tables);
  const photograph = await readPhotograph(site);
  await Promise.all(pages.map((page) => writePicture(page, { faces, photograph, site })));
}

interface Studio {
  readonly faces: ShareFaces;
  /** Raw pixels, so that it is decoded once. */
  readonly photograph: Buffer;
  readonly site: URL;
}

async function writePicture(page: IndexedPage, { faces, photograph, site }: Studio): Promise<void> {
  const words = shareWords(studio, page.heading);
  const file = fileURLToPath(new URL(`.${new URL(page.picture).pathname}`, site));
  await mkdir(new URL('.', new URL(`.${new URL(page.picture).pathname}`, site)), { recursive: true });
  await sharp(photograph, { raw: { ...SHARE_PICTURE, channels: 3 } })
    .composite([{ input: Buffer.from(shareSvg(words, faces)) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(file);
}

/** Our faces as pictures use them. */
export async function readShareTables(): Promise<ShareTables> {
  const [display, text] = await Promise.all([
    readGlyphTable(new URL('archivo-wide.woff2', FONTS), 800),
    readGlyphTable(new URL('inter.woff2', FONTS), 500),
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
