/** The files of one version of the app, as the build found them (build-steps/write-service-worker.ts). */
export interface AppFiles {
  /** Changes with any of the files. */
  readonly version: string;
  /** The build they are of; every page of it says so in `data-release`. */
  readonly release: string;
  readonly pages: readonly AppPage[];
  /** Scripts, styles and typefaces: addresses whose names hold a hash of what is in them. */
  readonly assets: readonly string[];
}

/** A page that opens without a network. */
export interface AppPage {
  /** The addresses it is served at: '/wod', or '/challenge/:challengeId'. */
  readonly pattern: string;
  /** One of them, to fetch it from. */
  readonly address: string;
  /** Of its HTML as it was built. */
  readonly hash: string;
}

/** Every cache of ours is called this and its version. */
export const CACHE_PREFIX = 'app-';

/** Messages of a page to the worker: take over from the version that runs; fetch again what is missing; leave. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const FILL = 'FILL';
export const LEAVE = 'LEAVE';
