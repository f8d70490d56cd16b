import { addPicture, LARGEST_UPLOAD_BYTES } from '@lifted/contract/desk/uploads/pictures';
import { getPicture } from '@lifted/contract/public/pictures';
import { inWidth } from '@lifted/domain/desk/picture-file';
import type { Pool } from 'pg';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { convertToShape } from './convert-picture.ts';
import { pictureRefused, pictureTooLarge } from './picture-refusals.ts';
import { readPictureAt, storePicture } from './store-picture.ts';

interface PicturesDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

const UPLOADS = { max: 30, seconds: 600 };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures the desk uploads, such as of coaches (studio operations, section 4). */
export function registerPictures(app: StudioApp, { pool, now }: PicturesDependencies): void {
  registerCall(app, addPicture, {
    rateLimit: UPLOADS,
    largestBody: { bytes: LARGEST_UPLOAD_BYTES, refusal: pictureTooLarge },
    async handler({ body }) {
      const shape = body.shape ?? 'square';
      const conversion = await convertToShape(Buffer.from(body.data, 'base64'), shape);
      switch (conversion.outcome) {
        case 'refused':
          throw pictureRefused(conversion.fault);
        case 'converted': {
          const { picture } = conversion;
          const address = await storePicture(pool, picture, now());
          // Pages leave room for a logo before it has loaded, by what its address says.
          const isLogo = shape === 'logo' && picture.width !== undefined;
          return { address: isLogo ? inWidth(address, picture.width) : address };
        }
        default:
          return conversion satisfies never;
      }
    },
  });
  registerCall(app, getPicture, {
    async handler({ params, reply }) {
      const webp = await readPictureAt(pool, params.name);
      if (webp === undefined) throw nothingHere();
      reply.type('image/webp').header('cache-control', FOR_EVER);
      return webp;
    },
  });
}
