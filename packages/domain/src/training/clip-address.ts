/**
 * Addresses of pictures and clips. The image host scales and compresses by segments in the path, so the size asked for
 * is a matter of the address (specification, section 2: 'automatic quality and width 640').
 */

/** Width in CSS pixels at which exercise clips are asked for (specification, section 9). */
export const CLIP_WIDTH = 640;

const UPLOAD = '/upload/';
const CLIP_REQUEST = `${UPLOAD}q_auto,w_${CLIP_WIDTH}/`;
const OWN_CLIP = /^\/(?:media|api\/clips)\/[^?#]+\.(?:mp4|webm)$/;

/**
 * The address at which a clip is fetched: on the image host's origin the first '/upload/' of the path gets automatic
 * quality and width 640 behind it; every other address, and one that already asks for them, stays as it is.
 */
export function clipAddress(url: string, imageHost: string): string {
  if (!isOn(imageHost, url)) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (path.includes(CLIP_REQUEST)) return url;
  return path.replace(UPLOAD, CLIP_REQUEST) + url.slice(path.length);
}

/** The still picture of a clip: our own clips are stored next to a .webp of the same name; others have none (null). */
export function clipPoster(url: string): string | null {
  return OWN_CLIP.test(url) ? url.replace(/\.[a-z0-9]+$/, '.webp') : null;
}

/**
 * Whether a clip came with the site (renders/): square, without anything to read, and of a one-sided exercise it shows
 * the right side. What a studio uploads or keeps elsewhere may be of any shape and side.
 */
export function isBundledClip(url: string): boolean {
  return url.startsWith('/media/exercises/');
}

function isOn(origin: string, url: string): boolean {
  if (origin === '') return false;
  const prefix = `${origin.replace(/\/$/, '')}/`.toLowerCase();
  return url.slice(0, prefix.length).toLowerCase() === prefix;
}
