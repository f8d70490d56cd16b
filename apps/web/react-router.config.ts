import type { Config } from '@react-router/dev/config';
import { finishBuild } from './build-steps/finish-build.ts';
import { PRERENDERED } from './app/addresses.ts';
import { OFFLINE_ADDRESS } from './app/offline-address.ts';

const web = new URL('./', import.meta.url);

export default {
  ssr: false,
  prerender: [...PRERENDERED, ...Object.values(OFFLINE_ADDRESS)],
  buildEnd: ({ buildManifest }) =>
    finishBuild({
      web,
      site: new URL('build/client/', web),
      routes: Object.values(buildManifest?.routes ?? {}),
    }),
} satisfies Config;
