import { extname } from 'node:path';

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
]);

/** The media type of a file; undefined for kinds the site does not serve. */
export function mediaTypeOf(path: string): string | undefined {
  return MEDIA_TYPES.get(extname(path));
}

/** Text is compressed; pictures, fonts and clips already are. */
export function isCompressible(mediaType: string): boolean {
  return mediaType.includes('charset=');
}

/** Clips are requested in ranges. */
export function isSeekable(mediaType: string): boolean {
  return mediaType.startsWith('video/');
}
