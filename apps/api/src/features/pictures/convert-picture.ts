import {
  logoWidth,
  NARROWER_WIDTHS,
  PICTURE_EDGE_PX,
  PICTURE_SIZES,
  pictureFile,
  type PictureShape,
} from '@lifted/domain/desk/picture-file';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../http/load-sharp.ts';
import type { PictureFault } from './picture-refusals.ts';
import type { NewPicture } from './store-picture.ts';

/** Bounds the memory a small file can unfold to. */
const MOST_PIXELS = 64_000_000;
/** What the database takes of one picture. */
const MOST_BYTES = 512 * 1024;
/** The next one where a picture with many details is too large. */
const QUALITIES = [82, 70, 50, 25, 1] as const;
const LIMIT_SECONDS = 10;

export type Conversion =
  | { readonly outcome: 'converted'; readonly webp: Buffer }
  | { readonly outcome: 'refused'; readonly fault: PictureFault };

const PORTRAIT = { width: PICTURE_EDGE_PX, height: PICTURE_EDGE_PX } as const;
const LETS_THROUGH = { r: 0, g: 0, b: 0, alpha: 0 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export type ShapedConversion =
  | { readonly outcome: 'converted'; readonly picture: NewPicture }
  | { readonly outcome: 'refused'; readonly fault: PictureFault };

/** A picture in its shape, a wide one in all its widths. */
export async function convertToShape(file: Uint8Array, shape: PictureShape): Promise<ShapedConversion> {
  if (shape === 'logo') return convertLogo(file);
  const size = PICTURE_SIZES[shape];
  const whole = await convertPicture(file, size);
  if (whole.outcome === 'refused') return whole;
  if (shape === 'square') return { outcome: 'converted', picture: { webp: whole.webp } };
  const narrower = [];
  for (const width of NARROWER_WIDTHS) {
    const height = Math.round((width * size.height) / size.width);
    const conversion = await convertPicture(file, { width, height });
    if (conversion.outcome === 'refused') return conversion;
    narrower.push({ width, webp: conversion.webp });
  }
  return { outcome: 'converted', picture: { webp: whole.webp, width: size.width, narrower } };
}

/**
 * A picture as the site shows it: upright, cropped around its middle to a size in pixels, a square of `PICTURE_EDGE_PX` unless
 * told otherwise, WebP in sRGB. Encoded again, so no metadata of the file (place, camera, time) and nothing hidden in it remains.
 */
export async function convertPicture(
  file: Uint8Array,
  { width, height }: Size = PORTRAIT,
): Promise<Conversion> {
  return encoded(file, (picture) => picture.resize(width, height, { fit: 'cover', position: 'centre' }));
}

/** A logo, as high as all of them are and of its own width, with the ground it has or none. */
async function convertLogo(file: Uint8Array): Promise<ShapedConversion> {
  let width: number = PICTURE_SIZES.logo.width;
  const conversion = await encoded(file, async (picture) => {
    const { autoOrient } = await picture.metadata();
    width = logoWidth(autoOrient.width, autoOrient.height);
    const { height } = PICTURE_SIZES.logo;
    return picture.resize(width, height, { fit: 'contain', background: LETS_THROUGH });
  });
  if (conversion.outcome === 'refused') return conversion;
  return { outcome: 'converted', picture: { webp: conversion.webp, width } };
}

async function encoded(
  file: Uint8Array,
  resized: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<Conversion> {
  const kind = pictureFile(file);
  if (kind === 'heic' || kind === 'unknown') return { outcome: 'refused', fault: kind };
  const sharp = await loadSharp();
  try {
    const picture = await resized(
      sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).autoOrient(),
    );
    let webp: Buffer = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      webp = await picture
        .toColourspace('srgb')
        .webp({ quality })
        .timeout({ seconds: LIMIT_SECONDS })
        .toBuffer();
      if (webp.length <= MOST_BYTES) break;
    }
    return { outcome: 'converted', webp };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const hasTooMany = error.message.includes('pixel limit');
    return { outcome: 'refused', fault: hasTooMany ? 'too_many_pixels' : 'damaged' };
  }
}
