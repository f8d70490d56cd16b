import type { CachedResponse } from '../../cache/cached-response.ts';
import { encodeBody, precompressedBody } from '../../cache/encoded-body.ts';
import { DATA_POLICY } from '../../http/headers/security-headers.ts';
import { mediaTypeOf } from '../media-types.ts';
import type { UploadedPicture } from '../uploaded-picture.ts';
import { type DrawIcon, ICON_FILES } from './icon-files.ts';

/** The icons in the colour of the profile that holds, and with its logo, each drawn when somebody first asks for it. */
export class StudioIcons {
  readonly #colour: string;
  readonly #logo: UploadedPicture | undefined;
  readonly #icons = new Map<string, Promise<CachedResponse>>();

  /** `colour`: '#rrggbb'. */
  constructor(colour: string, logo?: UploadedPicture) {
    this.#colour = colour;
    this.#logo = logo;
  }

  /** Undefined: there is no such icon. */
  find(path: string): Promise<CachedResponse> | undefined {
    const begun = this.#icons.get(path);
    if (begun !== undefined) return begun;
    const name = path.slice(1);
    const draw = ICON_FILES.get(name);
    if (draw === undefined) return undefined;
    const icon = this.#draw(name, draw);
    this.#icons.set(path, icon);
    icon.catch(() => this.#icons.delete(path));
    return icon;
  }

  async #draw(name: string, draw: DrawIcon): Promise<CachedResponse> {
    const bytes = await draw({ colour: this.#colour, logo: await this.#logo?.() });
    const headers = [
      'Content-Type',
      mediaTypeOf(name) ?? 'image/png',
      'Cache-Control',
      'no-cache',
      'Content-Security-Policy',
      DATA_POLICY,
    ];
    const body = name.endsWith('.svg') ? await encodeBody(bytes) : precompressedBody(bytes, {});
    return { status: 200, headers, body };
  }
}
