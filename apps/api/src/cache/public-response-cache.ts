import { LRUCache } from 'lru-cache';
import { encodeBody, type EncodedBody, type Encoding } from './encoded-body.ts';

/**
 * Topics whose answers change together. Most are payloads of the database's `studio_changed` notifications; `products` are watched
 * by their version, and `waitlists`, which are past, end with the hour.
 */
const TOPICS = ['timetable', 'timetable-page', 'wods', 'challenges', 'products', 'waitlists'] as const;
export type Topic = (typeof TOPICS)[number];

interface Entry {
  readonly topic: Topic;
  readonly body: EncodedBody;
}

interface Load {
  readonly topic: Topic;
  readonly body: Promise<EncodedBody | undefined>;
}

/** A version read before bodies of a topic are served, for changes that no notification announces. */
interface Watched {
  readonly read: () => Promise<string>;
  version: string | undefined;
  readAtMs: number;
  reading: Promise<void> | undefined;
}

/** Text of a public response, or undefined when there is nothing to show. */
export type LoadText = () => Promise<string | undefined>;

const NEVER_MS = Infinity;
/** How long a version is trusted after it was read: by this much a body may be outdated. */
const VERSION_TRUSTED_MS = 100;
const MEBIBYTE = 1024 * 1024;
const DEFAULT_BUDGET_BYTES = 32 * MEBIBYTE;

/**
 * Public responses cached in memory, compressed once. It guarantees three things (docs/decisions/010): a load that began
 * before a change is neither cached nor joined after it; while the process cannot receive notifications, nothing is served
 * from memory; memory is bounded, and the least recently used body is dropped first. A body that becomes outdated at a known
 * instant, such as free places beside held ones, is dropped at that instant. Bodies of a watched topic are served only while
 * its version was read within the last 100 ms.
 */
export class PublicResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #loads = new Map<string, Load>();
  readonly #generations = new Map<Topic, number>();
  readonly #endsMs = new Map<Topic, number>();
  readonly #watched = new Map<Topic, Watched>();
  readonly #nowMs: () => number;
  #nextEndMs = NEVER_MS;
  #hits = 0;
  #misses = 0;
  #hearing = false;

  constructor(budgetBytes = DEFAULT_BUDGET_BYTES, nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
    this.#entries = new LRUCache({
      maxSize: budgetBytes,
      sizeCalculation: ({ body }) => Math.max(1, body.bytes),
    });
  }

  /** The cached body, if there is a current one. */
  cached(key: string): EncodedBody | undefined {
    if (this.#nowMs() >= this.#nextEndMs) this.#forgetEnded();
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#needsVersion(entry.topic)) return undefined;
    this.#hits += 1;
    return entry.body;
  }

  /** The cached body, or that of a load that began after the latest change; undefined when there is nothing. */
  async find(
    topic: Topic,
    key: string,
    load: LoadText,
    encoding?: Encoding,
  ): Promise<EncodedBody | undefined> {
    if (this.#needsVersion(topic)) await this.#readVersion(topic);
    const cached = this.cached(key);
    if (cached !== undefined) return cached;
    this.#misses += 1;
    const running = this.#loads.get(key);
    if (running !== undefined) return running.body;
    return this.#start(topic, key, async () => encodeText(await load(), encoding));
  }

  /** Drops every body of a topic. Call it after the commit, so that the next read in this process is right at once. */
  invalidate(topic: Topic): void {
    this.#generations.set(topic, this.#generation(topic) + 1);
    this.#endsMs.delete(topic);
    this.#nextEndMs = Math.min(NEVER_MS, ...this.#endsMs.values());
    for (const [key, entry] of this.#entries.entries()) if (entry.topic === topic) this.#entries.delete(key);
    for (const [key, load] of this.#loads) if (load.topic === topic) this.#loads.delete(key);
  }

  /** From now on bodies of this topic are dropped when `read` answers another text. Read at most ten times a second. */
  watch(topic: Topic, read: () => Promise<string>): void {
    this.#watched.set(topic, { read, version: undefined, readAtMs: -NEVER_MS, reading: undefined });
  }

  /** Bodies of a topic are valid until this instant at most. */
  trueUntil(topic: Topic, instant: Date): void {
    const end = Math.min(instant.getTime(), this.#endsMs.get(topic) ?? NEVER_MS);
    this.#endsMs.set(topic, end);
    this.#nextEndMs = Math.min(end, this.#nextEndMs);
  }

  /** The process receives notifications (again): what is loaded from now on may be cached. */
  startHearing(): void {
    this.forgetAll();
    this.#hearing = true;
  }

  /** Notifications may be lost: nothing is cached or served from memory until `startHearing`. */
  stopHearing(): void {
    this.#hearing = false;
    this.forgetAll();
  }

  /** Whether what is loaded now may be cached. */
  get isHearing(): boolean {
    return this.#hearing;
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

  async #start(
    topic: Topic,
    key: string,
    load: () => Promise<EncodedBody | undefined>,
  ): Promise<EncodedBody | undefined> {
    if (!this.#hearing) return load();
    const generation = this.#generation(topic);
    const body = load();
    const running: Load = { topic, body };
    this.#loads.set(key, running);
    try {
      const loaded = await body;
      if (loaded && this.#hearing && generation === this.#generation(topic))
        this.#entries.set(key, { topic, body: loaded });
      return loaded;
    } finally {
      if (this.#loads.get(key) === running) this.#loads.delete(key);
    }
  }

  #needsVersion(topic: Topic): boolean {
    const watched = this.#watched.get(topic);
    return watched !== undefined && performance.now() - watched.readAtMs >= VERSION_TRUSTED_MS;
  }

  /** Reads the version once for everybody who asks meanwhile. Rejects when it cannot be read. */
  #readVersion(topic: Topic): Promise<void> | undefined {
    const watched = this.#watched.get(topic);
    if (watched === undefined) return undefined;
    watched.reading ??= this.#compareVersion(topic, watched).finally(() => {
      watched.reading = undefined;
    });
    return watched.reading;
  }

  async #compareVersion(topic: Topic, watched: Watched): Promise<void> {
    const beganMs = performance.now();
    const version = await watched.read();
    if (version !== watched.version) this.invalidate(topic);
    watched.version = version;
    watched.readAtMs = beganMs;
  }

  #generation(topic: Topic): number {
    return this.#generations.get(topic) ?? 0;
  }

  #forgetEnded(): void {
    const now = this.#nowMs();
    for (const [topic, end] of this.#endsMs) if (now >= end) this.invalidate(topic);
  }

  /** Drops what was put together here: something that any of it names has changed, such as the studio's name. */
  forgetAll(): void {
    for (const topic of TOPICS) this.invalidate(topic);
  }
}

/** True for a payload of `studio_changed` that this process caches responses for. */
export function isTopic(payload: string): payload is Topic {
  return TOPICS.some((topic) => topic === payload);
}

async function encodeText(text: string | undefined, encoding?: Encoding): Promise<EncodedBody | undefined> {
  return text === undefined ? undefined : encodeBody(text, encoding);
}
