import { addPicture, LARGEST_UPLOAD_BYTES } from '@lifted/contract/desk/desk-pictures';
import { getPicture } from '@lifted/contract/public/pictures';
import { PICTURE_SIZES } from '@lifted/domain/desk/picture-file';
import type { Pool } from 'pg';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { convertPicture } from './convert-picture.ts';
import { pictureRefused, pictureTooLarge } from './picture-refusals.ts';
import { readPicture, storePicture } from './store-picture.ts';

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
      const size = PICTURE_SIZES[body.shape ?? 'square'];
      const conversion = await convertPicture(Buffer.from(body.data, 'base64'), size);
      switch (conversion.outcome) {
        case 'refused':
          throw pictureRefused(conversion.fault);
        case 'converted':
          return { address: await storePicture(pool, conversion.webp, now()) };
        default:
          return conversion satisfies never;
      }
    },
  });
  registerCall(app, getPicture, {
    async handler({ params, reply }) {
      const [hash = ''] = params.name.split('.', 1);
      const webp = await readPicture(pool, hash);
      if (webp === undefined) throw nothingHere();
      reply.type('image/webp').header('cache-control', FOR_EVER);
      return webp;
    },
  });
}
