import { LARGEST_CLIP_BYTES, LONGEST_CLIP_SECONDS } from '@lifted/domain/desk/clip-file';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Problem } from '../../problem.ts';

/** Letters of base64 for a number of bytes. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
const LARGEST_POSTER_BYTES = 2 * 1024 * 1024;

/** Largest body of an upload in bytes: clip and still picture, and the JSON around them. */
export const LARGEST_CLIP_UPLOAD_BYTES =
  base64Length(LARGEST_CLIP_BYTES) + base64Length(LARGEST_POSTER_BYTES) + 100;

function base64(bytes: number, description: string) {
  return Type.String({
    minLength: 4,
    maxLength: base64Length(bytes),
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    description: `${description}, in base64`,
  });
}

export const addClip = {
  method: 'POST',
  path: '/desk/clips',
  summary: `Upload a clip of an exercise (MP4 or WebM, at most 8 MB and ${LONGEST_CLIP_SECONDS} seconds) with a still picture of it. What it says of place and device is removed; answers the address to refer to it by. One that nothing refers to is deleted after 30 days`,
  access: 'desk',
  body: Type.Object(
    {
      data: base64(LARGEST_CLIP_BYTES, 'The clip'),
      poster: base64(LARGEST_POSTER_BYTES, 'Its first picture (JPEG, PNG, WebP or AVIF)'),
    },
    { additionalProperties: false },
  ),
  answers: {
    201: Type.Object({ address: Type.String({ description: 'Of the clip, on this server' }) }),
    401: Problem,
    403: Problem,
    413: Problem,
    422: Problem,
  },
} as const satisfies Call;

/** A clip an exercise can have. */
const KnownClip = Type.Object(
  {
    address: Type.String(),
    exercises: Type.Array(Type.String(), { description: 'Names of those that show it' }),
  },
  { title: 'KnownClip' },
);
export type KnownClip = Static<typeof KnownClip>;

export const listClips = {
  method: 'GET',
  path: '/desk/clips',
  summary: 'The clips there are: those exercises show and those that were uploaded',
  access: 'staff',
  reach: 'shared',
  answers: { 200: Type.Array(KnownClip), 401: Problem, 403: Problem },
} as const satisfies Call;
