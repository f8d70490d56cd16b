import type { Config } from '@react-router/dev/config';
import { finishBuild } from './build-steps/finish-build.ts';
import { PRERENDERED } from './app/addresses.ts';

export default {
  ssr: false,
  prerender: [...PRERENDERED],
  buildEnd: () => finishBuild(new URL('./build/client/', import.meta.url)),
} satisfies Config;
