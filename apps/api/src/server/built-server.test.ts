import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/* What the server is when it runs (decision 239), built into memory: a start reads `server.js` and what that imports. */
const API = path.join(import.meta.dirname, '../..');
const BUILDING_MS = 120_000;

let chunks: readonly Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  const built = await build({
    root: API,
    configFile: path.join(API, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  chunks = outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? [file] : [])));
}, BUILDING_MS);

/** The chunks a start reads. */
function readAtStart(): Rolldown.OutputChunk[] {
  const read = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of read)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) read.add(chunk);
  return [...read];
}

describe('the built server', () => {
  it('has no character that would make Node keep its text as two bytes each', () => {
    expect(chunks.length).toBeGreaterThan(1);
    const others = chunks.flatMap(({ fileName, code }) =>
      [...code.matchAll(/.{0,20}[^\0-\x7f]/g)].map(([text]) => `${fileName}: ${text}`),
    );
    expect(others).toEqual([]);
  });

  it.each(['sharp', 'nodemailer', '@simplewebauthn/server'])('reads %s when it is needed', (name) => {
    const start = readAtStart();
    const asked = start.flatMap(({ imports, moduleIds }) => [...imports, ...moduleIds]);
    expect(asked.filter((id) => id === name || id.includes(`/node_modules/${name}/`))).toEqual([]);
    expect(asked.some((id) => id.includes('/node_modules/fastify/'))).toBe(true);
  });
});
