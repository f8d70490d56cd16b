import { clipInMp4 } from './clip-mp4.ts';
import type { ClipFile } from './clip-verdict.ts';
import { clipInWebm } from './clip-webm.ts';

const MEBIBYTE = 1024 * 1024;

/** Largest clip that may be uploaded, in bytes, and longest, in seconds. */
export const LARGEST_CLIP_BYTES = 8 * MEBIBYTE;
export const LONGEST_CLIP_SECONDS = 30;

/** Size of the still picture of a clip in pixels, and the shape clips are shown in. */
export const CLIP_POSTER = { width: 640, height: 360 } as const;

/** Reads a clip: MP4 or WebM, no larger and no longer than allowed. */
export function readClip(bytes: Uint8Array): ClipFile {
  if (bytes.length > LARGEST_CLIP_BYTES) return { kind: 'refused', fault: 'too_large' };
  const clip = clipInMp4(bytes) ?? clipInWebm(bytes);
  if (clip === undefined) return { kind: 'refused', fault: 'unknown' };
  if (clip.kind === 'clip' && clip.seconds > LONGEST_CLIP_SECONDS) {
    return { kind: 'refused', fault: 'too_long' };
  }
  return clip;
}
