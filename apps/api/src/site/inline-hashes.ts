import { createHash } from 'node:crypto';

/** Data blocks (settings, structured data) do not run, so no policy needs their hash. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** `sha256-…` of every inline script and style of a built page, for its Content-Security-Policy; empty ones need none. */
export function inlineHashes(html: string): InlineHashes {
  return { scriptHashes: hashesOf(html, INLINE_SCRIPT), styleHashes: hashesOf(html, INLINE_STYLE) };
}

function hashesOf(html: string, element: RegExp): string[] {
  const texts = [...html.matchAll(element)].map(([, text = '']) => text).filter((text) => text !== '');
  return [...new Set(texts.map(hashOf))];
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
