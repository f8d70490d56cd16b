import { join } from 'node:path';
import sharp from 'sharp';
import { precompressedBody } from '../cache/encoded-body.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { DATA_POLICY } from '../http/headers/security-headers.ts';

/** The photograph behind the words, as the build uses it (apps/web/build-steps/share-pictures). */
const PHOTOGRAPH = 'media/hero/hero-1600.webp';
const SIZE = { width: 1200, height: 630 } as const;
const QUALITY = 82;
/** 'share/en/about.svg', which lies over the photograph of '/share/en/about.jpg'. */
const OVERLAY = /^(share\/.+)\.svg$/;
const HEADERS = [
  'Content-Type',
  'image/jpeg',
  'Cache-Control',
  'no-cache',
  'Content-Security-Policy',
  DATA_POLICY,
];

/**
 * Pictures for previews of links, with the words of the profile the pages are drawn with. Each is put together when somebody first
 * asks for it: thirty of them take seconds of a core, and most are never looked at before the next change.
 */
export class SharePictures {
  readonly #folder: string;
  readonly #overlays: ReadonlyMap<string, string>;
  readonly #pictures = new Map<string, Promise<CachedResponse>>();

  /** `drawn`: what lies over the photograph, as SVG, beside other drawn texts, by names below the site's folder. */
  constructor(folder: string, drawn: ReadonlyMap<string, string>) {
    this.#folder = folder;
    this.#overlays = new Map(
      [...drawn].flatMap(([name, svg]) => {
        const picture = OVERLAY.exec(name)?.[1];
        return picture === undefined ? [] : [[`/${picture}.jpg`, svg]];
      }),
    );
  }

  /** Undefined: the picture of the build holds, or there is none. */
  find(path: string): Promise<CachedResponse> | undefined {
    const overlay = this.#overlays.get(path);
    if (overlay === undefined) return undefined;
    const begun = this.#pictures.get(path);
    if (begun !== undefined) return begun;
    const picture = this.#draw(overlay);
    this.#pictures.set(path, picture);
    picture.catch(() => this.#pictures.delete(path));
    return picture;
  }

  async #draw(overlay: string): Promise<CachedResponse> {
    const bytes = await sharp(join(this.#folder, PHOTOGRAPH))
      .resize({ ...SIZE, fit: 'cover', position: 'bottom' })
      .composite([{ input: Buffer.from(overlay) }])
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    return { status: 200, headers: HEADERS, body: precompressedBody(bytes, {}) };
  }
}
