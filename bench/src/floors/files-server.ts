/**
 * A plain host of files, compressed ahead of time as good hosts do: what another site builder made, and everything else
 * (pictures, typefaces) from our own build. Environment: PORT, FOLDERS (separated by ':', the first that has a file wins),
 * HEADERS (of every answer, as JSON).
 */
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = new Set(['.html', '.css', '.js', '.svg', '.webmanifest']);

interface HostedFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

const { PORT: port, FOLDERS: folders, HEADERS: sentHeaders } = process.env;
if (!port || !folders || !sentHeaders) throw new Error('PORT, FOLDERS and HEADERS must be set.');
const ofEveryAnswer = Parse(Type.Record(Type.String(), Type.String()), JSON.parse(sentHeaders));
const roots = folders.split(':');
const files = new Map<string, HostedFile | undefined>();

createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
  if (!files.has(path)) files.set(path, read(path));
  const file = files.get(path);
  if (file === undefined) return void response.writeHead(404).end();
  response.writeHead(200, file.headers).end(file.bytes);
}).listen(Number(port), '127.0.0.1');

function read(path: string): HostedFile | undefined {
  const found = roots
    .flatMap((root) => [join(root, path), join(root, path, 'index.html')])
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (found === undefined) return undefined;
  const ending = extname(found);
  const raw = readFileSync(found);
  const bytes = COMPRESSED.has(ending) ? brotliCompressSync(raw) : raw;
  return {
    bytes,
    headers: {
      ...ofEveryAnswer,
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      'cache-control': ending === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(COMPRESSED.has(ending) && { 'content-encoding': 'br' }),
    },
  };
}
