const MEBIBYTE = 1024 * 1024;

/** Largest picture file that may be uploaded, in bytes. */
export const LARGEST_PICTURE_BYTES = 8 * MEBIBYTE;

/** Edge of a stored picture in pixels: the largest portrait of the website, on screens with almost three pixels for one. */
export const PICTURE_EDGE_PX = 480;

/**
 * What becomes of a picture: a square, as wide as the head of a page, or a logo, which is not cropped and keeps its
 * transparency.
 */
export const PICTURE_SHAPES = ['square', 'wide', 'logo'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Width and height of a stored picture in pixels; a logo's width follows from its height, and is this much at most. */
export const PICTURE_SIZES: Readonly<
  Record<PictureShape, { readonly width: number; readonly height: number }>
> = {
  square: { width: PICTURE_EDGE_PX, height: PICTURE_EDGE_PX },
  wide: { width: 1600, height: 900 },
  logo: { width: 960, height: 192 },
};

/** Further widths of a wide picture, for smaller screens, ascending. */
export const NARROWER_WIDTHS = [640, 960, 1280] as const;

/** Width in pixels of a logo that is as high as logos are. A longer one than there is room for is made flatter. */
export function logoWidth(width: number, height: number): number {
  const { width: most, height: edge } = PICTURE_SIZES.logo;
  return Math.max(1, Math.min(most, Math.round((width / height) * edge)));
}

/** The address of a stored picture in another of its widths. */
export function inWidth(address: string, width: number): string {
  return address.replace(/\.webp$/, `-${width}.webp`);
}

/** What a file is, by its first bytes, whatever its name says. */
export type PictureFile = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'unknown';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BRAND_AT = 8;
const BRAND_LENGTH = 4;
const AVIF_BRANDS = ['avif', 'avis'];
/** What iPhones write, and its relatives. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What kind of picture a file is. Everything a page could run, such as SVG and HTML, is `unknown`. */
export function pictureFile(bytes: Uint8Array): PictureFile {
  if (beginsWith(bytes, JPEG)) return 'jpeg';
  if (beginsWith(bytes, PNG)) return 'png';
  const brand = textAt(bytes, BRAND_AT);
  if (textAt(bytes, 0) === 'RIFF') return brand === 'WEBP' ? 'webp' : 'unknown';
  if (textAt(bytes, BRAND_LENGTH) !== 'ftyp') return 'unknown';
  if (AVIF_BRANDS.includes(brand)) return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : 'unknown';
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + BRAND_LENGTH));
}
