import { LRUCache } from 'lru-cache';
import type { BodyVariant } from './encoded-body.ts';

/** A body and the version it belongs to. */
export interface VersionedBody {
  readonly version: string;
  readonly variant: BodyVariant;
}

const MEBIBYTE = 1024 * 1024;
const DEFAULT_BUDGET_BYTES = 64 * MEBIBYTE;
/** Approximate cost of an entry besides its bytes: keys, tags and objects. */
const ENTRY_OVERHEAD_BYTES = 512;

/**
 * Responses about members cached in memory, compressed once per version. The version is read from the database at every
 * request, so no invalidation is needed when rows change: a body of another version is simply not the one asked for, in
 * every process. Memory is bounded; the least recently used body is dropped first.
 */
export class MemberResponseCache {
  readonly #entries: LRUCache<string, VersionedBody>;
  readonly #loads = new Map<string, Promise<VersionedBody | undefined>>();
  #hits = 0;
  #misses = 0;

  constructor(budgetBytes = DEFAULT_BUDGET_BYTES) {
    this.#entries = new LRUCache({ maxSize: budgetBytes, sizeCalculation: sizeOf });
  }

  /**
   * The cached body of this version, or a newly loaded one, which may already be of a later version. Requests for the same
   * version share a load: it began after one of them had read that version, so it cannot be older.
   */
  async find(
    key: string,
    version: string,
    load: () => Promise<VersionedBody | undefined>,
  ): Promise<VersionedBody | undefined> {
    const cached = this.#entries.get(key);
    if (cached?.version === version) {
      this.#hits += 1;
      return cached;
    }
    this.#misses += 1;
    const loadKey = `${version} ${key}`;
    const running = this.#loads.get(loadKey);
    if (running !== undefined) return running;
    const started = load();
    this.#loads.set(loadKey, started);
    try {
      const loaded = await started;
      if (loaded !== undefined) this.#entries.set(key, loaded);
      return loaded;
    } finally {
      this.#loads.delete(loadKey);
    }
  }

  /** Drops every body about a deleted customer; keys consist of the query's name and the customer's number. */
  forget(customerNumber: number): void {
    for (const key of this.#entries.keys()) {
      if (key.split(' ', 2)[1] === String(customerNumber)) this.#entries.delete(key);
    }
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Number of cache hits. */
  get hits(): number {
    return this.#hits;
  }

  /** Number of cache misses; a shared load counts for each request that waits for it. */
  get misses(): number {
    return this.#misses;
  }
}

function sizeOf({ variant }: VersionedBody): number {
  return variant.bytes.length + ENTRY_OVERHEAD_BYTES;
}
