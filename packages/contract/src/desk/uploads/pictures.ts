import { LARGEST_PICTURE_BYTES, PICTURE_SHAPES } from '@lifted/domain/desk/picture-file';
import { Type } from 'typebox';
import type { Call } from '../../call.ts';
import { Problem } from '../../problem.ts';

/** Letters of base64 for a number of bytes. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** Largest body of an upload in bytes: the file, and the JSON around it. */
export const LARGEST_UPLOAD_BYTES = base64Length(LARGEST_PICTURE_BYTES) + 100;

export const addPicture = {
  method: 'POST',
  path: '/desk/pictures',
  summary:
    'Upload a picture (JPEG, PNG, WebP or AVIF, at most 8 MB). It is cropped to its shape, a square unless another is named (a logo is not), made small and stripped of metadata; answers the address to refer to it by. One that nothing refers to is deleted after 30 days',
  access: 'desk',
  body: Type.Object(
    {
      data: Type.String({
        minLength: 4,
        maxLength: base64Length(LARGEST_PICTURE_BYTES),
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'The file, in base64',
      }),
      shape: Type.Optional(Type.Enum([...PICTURE_SHAPES], { type: 'string' })),
    },
    { additionalProperties: false },
  ),
  answers: {
    201: Type.Object({ address: Type.String({ description: 'Of the picture, on this server' }) }),
    401: Problem,
    403: Problem,
    413: Problem,
    422: Problem,
  },
} as const satisfies Call;
