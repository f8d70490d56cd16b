import { PICTURE_EDGE_PX, pictureFile } from '@lifted/domain/desk/picture-file';
import type { PictureFault } from './picture-refusals.ts';

/** Bounds the memory a small file can unfold to. */
const MOST_PIXELS = 64_000_000;
const QUALITY = 82;
const LIMIT_SECONDS = 10;

export type Conversion =
  | { readonly outcome: 'converted'; readonly webp: Buffer }
  | { readonly outcome: 'refused'; readonly fault: PictureFault };

const PORTRAIT = { width: PICTURE_EDGE_PX, height: PICTURE_EDGE_PX } as const;

/**
 * A picture as the site shows it: upright, cropped around its middle to a size in pixels, a square of `PICTURE_EDGE_PX` unless
 * told otherwise, WebP in sRGB. Encoded again, so no metadata of the file (place, camera, time) and nothing hidden in it remains.
 */
export async function convertPicture(
  file: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number } = PORTRAIT,
): Promise<Conversion> {
  const kind = pictureFile(file);
  if (kind === 'heic' || kind === 'unknown') return { outcome: 'refused', fault: kind };
  const sharp = await loadSharp();
  try {
    const webp = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .timeout({ seconds: LIMIT_SECONDS })
      .toBuffer();
    return { outcome: 'converted', webp };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const hasTooMany = error.message.includes('pixel limit');
    return { outcome: 'refused', fault: hasTooMany ? 'too_many_pixels' : 'damaged' };
  }
}

/** Loaded with the first upload: its library takes memory that most processes never need. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one thread, and nothing remembered between two: uploads are rare.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
