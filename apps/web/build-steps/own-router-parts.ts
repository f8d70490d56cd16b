import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;

/** Files of the router, and what takes their places. */
const PARTS = [
  { ofTheRouter: '/routeModules.js', ours: 'load-route-module.ts' },
  { ofTheRouter: '/fog-of-war.js', ours: 'no-route-discovery.ts' },
  { ofTheRouter: '/instrumentation.js', ours: 'no-instrumentation.ts' },
].map(({ ofTheRouter, ours }) => ({
  ofTheRouter,
  ours: fileURLToPath(new URL(`../app/router-parts/${ours}`, import.meta.url)),
}));

/**
 * Puts ours in the place of three files of the router, which has no settings for them: its way to load the scripts of a
 * page names nothing, knows no limit of time and reloads for ever where a chunk is gone; the other two are 2 kB (brotli)
 * that nothing here uses (docs/decisions/090-installed-app.md). When the router keeps them elsewhere one day, or asks for
 * more of them, the build stops.
 */
export function ownRouterParts(): Plugin {
  const inPlace = new Set<string>();
  return {
    name: 'own-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      if (!ROUTER.test(importer)) return undefined;
      const part = PARTS.find(({ ofTheRouter }) => source.endsWith(ofTheRouter));
      if (part !== undefined) inPlace.add(part.ours);
      return part?.ours;
    },
    generateBundle() {
      const missing = PARTS.filter(({ ours }) => !inPlace.has(ours));
      if (missing.length > 0) {
        this.error(`The router has no ${missing.map(({ ofTheRouter }) => ofTheRouter).join(', ')} any more.`);
      }
    },
  };
}
