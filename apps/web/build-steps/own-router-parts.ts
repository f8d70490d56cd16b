import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;

/** Files of the router, and what takes their places. */
const PARTS = [
  { ofTheRouter: '/routeModules.js', ours: 'load-route-module.ts' },
  { ofTheRouter: '/fog-of-war.js', ours: 'no-route-discovery.ts' },
  { ofTheRouter: '/route-discovery.js', ours: 'no-route-discovery.ts' },
  { ofTheRouter: '/lib/dom/ssr/single-fetch.js', ours: 'no-server-data.ts' },
  { ofTheRouter: '/instrumentation.js', ours: 'no-instrumentation.ts' },
  { ofTheRouter: '/dom/ssr/errorBoundaries.js', ours: 'no-default-pages.tsx' },
  { ofTheRouter: '/dom/ssr/fallback.js', ours: 'no-default-pages.tsx' },
].map(({ ofTheRouter, ours }) => ({
  ofTheRouter,
  ours: fileURLToPath(new URL(`../app/platform/router/${ours}`, import.meta.url)),
}));

/**
 * Replaces seven files of the router, which has no settings for them: its loader of a page's scripts names no chunk in
 * errors, has no timeout and reloads for ever when a chunk is gone; the others are 8 kB (brotli)
 * that nothing here uses (docs/decisions/090-installed-app.md). When the router moves these files or imports
 * more from them, the build fails.
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
      const file = path.posix.join(path.posix.dirname(importer), source);
      const part = PARTS.find(({ ofTheRouter }) => file.endsWith(ofTheRouter));
      if (part !== undefined) inPlace.add(part.ofTheRouter);
      return part?.ours;
    },
    generateBundle() {
      const missing = PARTS.filter(({ ofTheRouter }) => !inPlace.has(ofTheRouter));
      if (missing.length > 0) {
        this.error(`The router has no ${missing.map(({ ofTheRouter }) => ofTheRouter).join(', ')} any more.`);
      }
    },
  };
}
