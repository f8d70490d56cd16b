import type { AppFiles, AppPage, AppPart } from './app-files.ts';

/** What the app needs of a cache, and of all of them. */
export interface BrowserCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, answer: Response): Promise<void>;
}

export interface BrowserCaches {
  open(name: string): Promise<BrowserCache>;
  match(address: string): Promise<Response | undefined>;
  /** The oldest first. */
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

interface Surroundings {
  /** What the caches of this app are called before their version. */
  readonly prefix: string;
  readonly caches: BrowserCaches;
  readonly fetch: (address: string | Request, options?: RequestInit) => Promise<Response>;
}

/** One version of the app in the browser's cache. */
export class CachedApp {
  readonly #files: AppFiles;
  readonly #outside: Surroundings;
  readonly #name: string;
  /** Over when the member signed out: work of that stay that still runs may write nothing more, even if somebody has come since. */
  #stay = { isOver: false };

  constructor(files: AppFiles, outside: Surroundings) {
    this.#files = files;
    this.#outside = outside;
    this.#name = outside.prefix + files.version;
  }

  /**
   * Makes the version complete, for somebody who has just come too; what an older one has already is not fetched again.
   * @throws Error when a file is not to be had, or is of another build: the version is then not used.
   */
  async fill(): Promise<void> {
    if (this.#stay.isOver) this.#stay = { isOver: false };
    await this.#add(this.#files.first, this.#files.later);
  }

  /**
   * Makes the version fit for use, unless the app was left before its worker was ready: what opens without a network is no
   * less than with the version before, so the first one alone leaves the rest for later.
   * @throws Error as {@link fill} does.
   */
  async begin(): Promise<void> {
    const isFirst = (await this.#names()).every((name) => name === this.#name);
    if (this.#stay.isOver) return;
    const { first, later } = this.#files;
    await (isFirst ? this.#add(first) : this.#add(first, later));
  }

  async #add(...parts: readonly AppPart[]): Promise<void> {
    const stay = this.#stay;
    const cache = await this.#open();
    const assets = parts.flatMap((part) => part.assets);
    const pages = parts.flatMap((part) => part.pages);
    const keep = async (key: string, load: () => Promise<Response>) => {
      if (stay.isOver || (await cache.match(key)) !== undefined) return;
      const file = (await this.#outside.caches.match(key)) ?? (await load());
      if (!stay.isOver) await cache.put(key, file);
    };
    await Promise.all([
      ...assets.map((address) => keep(address, () => this.#fetchGood(address))),
      ...pages.map((page) => keep(keyOf(page), () => this.#fetchPage(page))),
    ]);
  }

  /**
   * Takes this version away at sign-out. Each version hears of it and answers for its own files alone: one that hears of it
   * late would take those of another that somebody who came since has just filled.
   */
  async leave(): Promise<void> {
    this.#stay.isOver = true;
    await this.#outside.caches.delete(this.#name);
  }

  /** Forgets what is older, but for the version that was in use before: other tabs may still run its scripts. */
  async forgetOlder(): Promise<void> {
    const older = (await this.#names()).filter((name) => name !== this.#name).slice(0, -1);
    await Promise.all(older.map((name) => this.#outside.caches.delete(name)));
  }

  /** A script, style or typeface: as kept by any version, else from the network and kept from then on. */
  async asset(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const cached = await this.#outside.caches.match(pathname);
    if (cached !== undefined) return cached;
    const answer = await this.#outside.fetch(request);
    if (answer.status === 200) await (await this.#cache())?.put(pathname, answer.clone());
    return answer;
  }

  /** The page at a path; undefined when it is not kept. */
  async page(pathname: string): Promise<Response | undefined> {
    const page = this.#pages().find(({ pattern }) => fits(pattern, pathname));
    return page === undefined ? undefined : (await this.#opened())?.match(keyOf(page));
  }

  /**
   * Takes a page that has just come in place of the kept one, if it is of the same build: the server's settings, which
   * stand in its head and in its policy, may have changed.
   */
  async refresh(pathname: string, answer: Response): Promise<void> {
    const page = this.#pages().find(({ pattern }) => pattern === pathname);
    if (page === undefined || answer.status !== 200 || !(await this.#isOfThisBuild(answer))) return;
    await (await this.#cache())?.put(keyOf(page), answer);
  }

  #pages(): readonly AppPage[] {
    const { first, later } = this.#files;
    return [...first.pages, ...later.pages];
  }

  /** Of every version's cache, the oldest first. */
  async #names(): Promise<string[]> {
    return (await this.#outside.caches.keys()).filter((name) => name.startsWith(this.#outside.prefix));
  }

  #open(): Promise<BrowserCache> {
    return this.#outside.caches.open(this.#name);
  }

  /** Undefined once the app was taken away at sign-out. */
  async #opened(): Promise<BrowserCache | undefined> {
    const isThere = (await this.#outside.caches.keys()).includes(this.#name);
    return isThere && !this.#stay.isOver ? this.#open() : undefined;
  }

  /**
   * The cache of an app that is kept, with its first page in it. Undefined once it was taken away: its worker answers the
   * pages that are open and keeps nothing more, also one that was started again since and has forgotten that it was told.
   * A name alone says nothing: browsers make the cache again, empty, for compiled code of a script that came out of it.
   */
  async #cache(): Promise<BrowserCache | undefined> {
    const [page] = this.#pages();
    const cache = await this.#opened();
    const isComplete = page !== undefined && (await cache?.match(keyOf(page))) !== undefined;
    return isComplete && !this.#stay.isOver ? cache : undefined;
  }

  async #fetchPage({ address }: AppPage): Promise<Response> {
    const answer = await this.#fetchGood(address, { cache: 'no-cache' });
    if (!(await this.#isOfThisBuild(answer))) throw new Error(`${address} is of another build.`);
    return answer;
  }

  async #fetchGood(address: string, options?: RequestInit): Promise<Response> {
    const answer = await this.#outside.fetch(address, options);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
    return answer;
  }

  /** Scripts of one build do not run in the pages of another. */
  async #isOfThisBuild(answer: Response): Promise<boolean> {
    return (await answer.clone().text()).includes(`data-release="${this.#files.release}"`);
  }
}

function keyOf({ address, hash }: AppPage): string {
  return `${address}?${hash}`;
}

function fits(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const parts = pathname.split('/');
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}
