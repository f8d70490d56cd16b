import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/*
 * The server and the packages it uses, as one file beside the parts that are read on demand (decision 239): a start reads these
 * and not three thousand modules, and nothing has to be made of TypeScript meanwhile. Names stay as they are written, so
 * that a stack trace can be read.
 */
const BUILT = path.join(import.meta.dirname, 'build');

/** Packages with machine code, or that start threads from files of their own. */
const AS_INSTALLED = ['@node-rs/argon2', 'pino', 'sharp'];

/** Modules find the files beside them where they were written: their own address is said from that of the built file. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    transform(code, id) {
      const isOurs = path.isAbsolute(id) && !id.includes('/node_modules/');
      if (!isOurs || !code.includes('import.meta.url')) return undefined;
      const source = JSON.stringify(path.relative(BUILT, id));
      return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
    },
  };
}

/** A text with one other character takes two bytes for each in memory: 13 MB and not 6. What is a comment takes another. */
const ONE_BYTE_A_CHARACTER = { charset: 'ascii', comments: false } as const;

/** The option leaves tagged templates as they are, because a tag can ask how they were written. Only `String.raw` does. */
function asciiTemplates(): Plugin {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'ascii-templates',
    renderChunk(code) {
      const [asWritten] = /String\.raw`[^`]*[^\0-\x7f`][^`]*`/.exec(code) ?? [];
      if (asWritten !== undefined) throw new Error(`Write this without String.raw: ${asWritten}`);
      return { code: code.replaceAll(/[^\0-\x7f]/g, escaped), map: null };
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [ownAddresses(), asciiTemplates()],
  ssr: { noExternal: true, external: AS_INSTALLED },
  build: {
    ssr: 'src/server/server.ts',
    outDir: BUILT,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      // All in one folder, so that addresses said from the built file are right in each.
      output: { ...ONE_BYTE_A_CHARACTER, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
