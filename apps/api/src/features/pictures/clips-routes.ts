import { Readable } from 'node:stream';
import { addClip, LARGEST_CLIP_UPLOAD_BYTES, listClips } from '@lifted/contract/desk/uploads/clips';
import { getClip } from '@lifted/contract/public/clips';
import { CLIP_POSTER, readClip } from '@lifted/domain/desk/clip-file';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { readRange } from '../../http/headers/byte-range.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { clipRefused, clipTooLarge, posterRefused } from './clip-refusals.ts';
import { convertPicture } from './convert-picture.ts';
import { clipLength, listKnownClips, readClipPieces, readPoster, storeClip } from './store-clip.ts';

interface ClipsDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

const UPLOADS = { max: 30, seconds: 600 };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Clips of exercises the desk uploads (studio operations, section 4: Programme). */
export function registerClips(app: StudioApp, { pool, now }: ClipsDependencies): void {
  registerCall(app, listClips, { handler: () => listKnownClips(pool) });
  registerCall(app, addClip, {
    rateLimit: UPLOADS,
    largestBody: { bytes: LARGEST_CLIP_UPLOAD_BYTES, refusal: clipTooLarge },
    async handler({ body }) {
      const clip = readClip(Buffer.from(body.data, 'base64'));
      if (clip.kind === 'refused') throw clipRefused(clip.fault);
      const poster = await convertPicture(Buffer.from(body.poster, 'base64'), CLIP_POSTER);
      if (poster.outcome === 'refused') throw posterRefused();
      return {
        address: await storeClip(pool, { type: clip.type, data: clip.clean, poster: poster.webp }, now()),
      };
    },
  });
  registerCall(app, getClip, {
    async handler({ params, request, reply }) {
      const [hash = '', type = ''] = params.name.split('.', 2);
      if (type !== 'webp') return sendClip(pool, { hash, type, range: request.headers.range }, reply);
      const poster = await readPoster(pool, hash);
      if (poster === undefined) throw nothingHere();
      reply.type('image/webp').header('cache-control', FOR_EVER);
      return poster;
    },
  });
}

interface AskedClip {
  readonly hash: string;
  readonly type: string;
  readonly range: string | undefined;
}

/** The clip, or the part that is asked for: players ask in ranges, and some play nothing else. */
async function sendClip(
  pool: Pool,
  { hash, type, range: header }: AskedClip,
  reply: FastifyReply,
): Promise<Readable> {
  const length = await clipLength(pool, hash, type);
  if (length === undefined) throw nothingHere();
  const asked = readRange(header, length);
  reply.header('accept-ranges', 'bytes').type(`video/${type}`);
  if (asked === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${length}`);
    return Readable.from([]);
  }
  const range = asked === 'whole' ? { first: 0, last: length - 1 } : asked;
  if (asked !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${length}`);
  }
  reply.header('cache-control', FOR_EVER).header('content-length', range.last - range.first + 1);
  // The pieces to a HEAD are read for nobody.
  return Readable.from(reply.request.method === 'HEAD' ? [] : readClipPieces(pool, hash, range));
}
