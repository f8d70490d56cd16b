/** The files of one version of an app that opens without a network, as its build found them. */
export interface AppFiles {
  /** Changes with any of the files. */
  readonly version: string;
  /** The build they are of; every page of it says so in `data-release`. */
  readonly release: string;
  /** What a first visit needs to open again without a network. */
  readonly first: AppPart;
  /** The rest: what a first visit keeps once it has settled, and an update at once. */
  readonly later: AppPart;
}

/** Pages with what they need. */
export interface AppPart {
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

/** What the caches of an app are called before their version. No one is the beginning of another. */
export const CACHE_PREFIXES = { website: 'app-', floor: 'floor-' } as const;

/** Messages of a page to the worker: take over from the version that runs; fetch again what is missing; leave. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const FILL = 'FILL';
export const LEAVE = 'LEAVE';
