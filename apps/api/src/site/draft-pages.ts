import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { StudioProfile } from '@lifted/profile/studio-profile';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../cache/cached-response.ts';

/** A page is some 100 kB. */
const MOST_PAGES = 50;

interface DraftPagesDependencies {
  /** A draft by the token of its link; undefined: there is none. */
  readonly readDraft: (token: string) => Promise<StudioProfile | undefined>;
  readonly draw: (draft: StudioProfile, path: string) => Promise<CachedResponse>;
}

/**
 * Pages drawn with a draft. Everybody with the link can ask for them, outside every limit, and each takes a thread: one is
 * drawn at a time, for everybody who asks for it then or within a minute.
 */
export class DraftPages {
  readonly #dependencies: DraftPagesDependencies;
  readonly #drawn = new LRUCache<string, CachedResponse>({ max: MOST_PAGES, ttl: MINUTE_MS });
  readonly #running = new Map<string, Promise<CachedResponse | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(dependencies: DraftPagesDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of a draft; undefined: there is no such draft. */
  find(token: string, path: string): Promise<CachedResponse | undefined> {
    const key = `${token} ${path}`;
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const drawn = this.#drawn.get(key);
    if (drawn !== undefined) return Promise.resolve(drawn);
    const page = this.#read(token, path, key).finally(() => this.#running.delete(key));
    this.#running.set(key, page);
    return page;
  }

  async #read(token: string, path: string, key: string): Promise<CachedResponse | undefined> {
    const draft = await this.#dependencies.readDraft(token);
    if (draft === undefined) return undefined;
    const drawing = this.#last.then(() => this.#dependencies.draw(draft, path));
    // A page that cannot be drawn holds up none after it.
    this.#last = drawing.catch(() => undefined);
    const page = await drawing;
    this.#drawn.set(key, page);
    return page;
  }
}
