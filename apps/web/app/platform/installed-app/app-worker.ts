import { CACHE_PREFIXES, FILL, LEAVE, SKIP_WAITING } from '@lifted/client/cached-app/app-files.ts';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';

const WORKER = '/service-worker.js';
/** An app that is never closed checks for a new version this often, when it comes to the foreground. */
const ASK_AGAIN_AFTER_MS = HOUR_MS;

type Listening = Pick<EventTarget, 'addEventListener'>;

/** What is needed of a ServiceWorker, its registration and its container. */
export interface AppVersion extends Listening {
  readonly state: ServiceWorkerState;
  postMessage(message: string): void;
}
export interface AppRegistration extends Listening {
  readonly installing: AppVersion | null;
  readonly waiting: AppVersion | null;
  readonly active: AppVersion | null;
  update(): Promise<unknown>;
  unregister(): Promise<boolean>;
}
interface AppVersions extends Listening {
  readonly controller: AppVersion | null;
  register(address: string): Promise<unknown>;
  getRegistration(): Promise<AppRegistration | undefined>;
}

interface AppCaches extends Pick<CacheStorage, 'keys' | 'delete'> {
  open(name: string): Promise<{ keys(): Promise<readonly unknown[]> }>;
}

/** What the app's worker needs of the browser. */
export interface AppSurroundings {
  readonly workers: AppVersions;
  readonly caches: AppCaches;
  readonly isSomebodySignedIn: () => boolean;
  /** Calls back whenever the app comes to the foreground. */
  readonly onShown: (run: () => void) => void;
  /** Resolves when there is a network. */
  readonly online: () => Promise<void>;
  readonly reload: () => void;
  readonly now: () => number;
}

/**
 * The installed app: cached by the service worker, updated on its owner's request, removed at sign-out
 * (docs/decisions/090-installed-app.md).
 */
export class AppWorker {
  readonly #outside: AppSurroundings;
  readonly #listeners = new Set<() => void>();
  #registration: AppRegistration | undefined;
  #waiting: AppVersion | null = null;
  /** Installing and removing, one at a time: each looks who is signed in when it is its turn, and acts on that. */
  #last: Promise<void> = Promise.resolve();

  constructor(outside: AppSurroundings) {
    this.#outside = outside;
  }

  /** Caches from now on what opens the app of who is signed in without a network; files that are gone are fetched again. */
  keep(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#outside.isSomebodySignedIn()) await this.#keep();
    });
  }

  /** Caches the rest of the app. */
  complete(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#outside.isSomebodySignedIn()) fill(await this.#outside.workers.getRegistration());
    });
  }

  /** Removes worker and files once there is a network, without which the next page could not load; unless somebody has come. */
  async forget(): Promise<void> {
    await this.#outside.online();
    await this.#inTurn(async () => {
      if (!this.#outside.isSomebodySignedIn()) await this.#forget();
    });
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(run, run);
    return this.#last;
  }

  async #keep(): Promise<void> {
    const { workers } = this.#outside;
    await workers.register(WORKER);
    const registration = await workers.getRegistration();
    if (registration === undefined) return;
    if (registration !== this.#registration) this.#follow(registration);
    // The browser, short of space, or a sign-out may have removed the files and left the worker.
    if (!(await this.#hasFiles())) fill(registration);
  }

  /** Looks into the caches: browsers make one that was deleted again, empty, for compiled code of a script out of it. */
  async #hasFiles(): Promise<boolean> {
    const { caches } = this.#outside;
    const names = (await caches.keys()).filter(isOfTheApp);
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.some(({ length }) => length > 0);
  }

  async #forget(): Promise<void> {
    const { workers, caches } = this.#outside;
    const registration = await workers.getRegistration();
    // Otherwise a version that is still downloading would store its files after they were removed.
    for (const version of [registration?.installing, registration?.waiting, registration?.active]) {
      version?.postMessage(LEAVE);
    }
    await registration?.unregister();
    const names = (await caches.keys()).filter(isOfTheApp);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  /** Whether a new version is waiting. */
  readonly isUpdateReady = (): boolean => this.#waiting !== null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Activates the new version and reloads this page; other tabs keep theirs. */
  update(): void {
    const { workers, reload } = this.#outside;
    if (this.#waiting?.state !== 'installed') return reload();
    workers.addEventListener('controllerchange', reload, { once: true });
    this.#waiting.postMessage(SKIP_WAITING);
  }

  #follow(registration: AppRegistration): void {
    const { workers, onShown, now } = this.#outside;
    this.#registration = registration;
    const look = () => this.#become(workers.controller === null ? null : registration.waiting);
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    // Another tab may have activated it.
    workers.addEventListener('controllerchange', look);
    let askedAt = now();
    onShown(() => {
      if (now() - askedAt < ASK_AGAIN_AFTER_MS) return;
      askedAt = now();
      registration.update().catch(() => {
        // Offline, or the server is restarting; checked again when the app is shown next time.
      });
    });
  }

  #become(waiting: AppVersion | null): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

/** A version that is still being installed is told too: it hears it when it has begun. */
function fill(registration: AppRegistration | undefined): void {
  registration?.installing?.postMessage(FILL);
  registration?.waiting?.postMessage(FILL);
  registration?.active?.postMessage(FILL);
}

function isOfTheApp(cacheName: string): boolean {
  return cacheName.startsWith(CACHE_PREFIXES.website);
}
