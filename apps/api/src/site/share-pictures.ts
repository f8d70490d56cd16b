import { join } from 'node:path';
import { precompressedBody } from '../cache/encoded-body.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { loadSharp } from '../http/load-sharp.ts';
import { DATA_POLICY } from '../http/headers/security-headers.ts';
import type { UploadedPicture } from './uploaded-picture.ts';

/** The release's photograph behind the words, as the build uses it (apps/web/build-steps/share-pictures). */
const PHOTOGRAPH = 'media/hero/hero-1600.webp';
const SIZE = { width: 1200, height: 630 } as const;
const QUALITY = 82;
/** Where a studio without a logo has its name (apps/web/build-steps/share-pictures). */
const LOGO = { left: 72, top: 64, width: 400, height: 56 } as const;
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

/** What a studio uploaded of its own. */
interface OwnPictures {
  readonly hero?: UploadedPicture | undefined;
  readonly logo?: UploadedPicture | undefined;
}

/**
 * Pictures for previews of links, with the words of the profile the pages are drawn with. Each is put together when somebody first
 * asks for it: thirty of them take seconds of a core, and most are never looked at before the next change.
 */
export class SharePictures {
  readonly #folder: string;
  readonly #overlays: ReadonlyMap<string, string>;
  readonly #own: OwnPictures;
  readonly #pictures = new Map<string, Promise<CachedResponse>>();

  /** `drawn`: what lies over the photograph, as SVG, beside other drawn texts, by names below the site's folder. */
  constructor(folder: string, drawn: ReadonlyMap<string, string>, own: OwnPictures = {}) {
    this.#folder = folder;
    this.#own = own;
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
    const [hero, logo] = await Promise.all([this.#own.hero?.(), this.#own.logo?.()]);
    const overlays = [{ input: Buffer.from(overlay) }, ...(logo ? [await placed(logo)] : [])];
    const sharp = await loadSharp();
    const bytes = await sharp(hero ?? join(this.#folder, PHOTOGRAPH))
      .resize({ ...SIZE, fit: 'cover', position: hero ? 'centre' : 'bottom' })
      .composite(overlays)
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    return { status: 200, headers: HEADERS, body: precompressedBody(bytes, {}) };
  }
}

async function placed(logo: Buffer) {
  const { left, top, width, height } = LOGO;
  const sharp = await loadSharp();
  return { input: await sharp(logo).resize(width, height, { fit: 'inside' }).toBuffer(), left, top };
}
