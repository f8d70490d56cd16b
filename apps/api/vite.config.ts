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

export default defineConfig({
  publicDir: false,
  plugins: [ownAddresses()],
  ssr: { noExternal: true, external: AS_INSTALLED },
  build: {
    ssr: 'src/server/server.ts',
    outDir: BUILT,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      // All in one folder, so that addresses said from the built file are right in each.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
