import type { Config } from '@react-router/dev/config';
import { finishBuild } from './build-steps/finish-build.ts';
import { writeAnsweredPages } from './build-steps/write-answered-pages.ts';
import { drawnForAnyId, PRERENDERED } from './app/addresses.ts';
import { ID_PLACEHOLDER } from './app/platform/any-id.ts';
import { OFFLINE_ADDRESS } from './app/platform/offline-address.ts';

const web = new URL('./', import.meta.url);
const site = new URL('build/client/', web);

export default {
  ssr: false,
  prerender: [...PRERENDERED, ...drawnForAnyId(ID_PLACEHOLDER), ...Object.values(OFFLINE_ADDRESS)],
  buildEnd: async ({ buildManifest }) => {
    await finishBuild({ web, site, routes: Object.values(buildManifest?.routes ?? {}) });
    await writeAnsweredPages(web, site);
  },
} satisfies Config;
