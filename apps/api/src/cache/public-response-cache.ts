import { LRUCache } from 'lru-cache';
import { encodeBody, type EncodedBody } from './encoded-body.ts';

/** What changes together; the payload of the `studio_changed` notifications of the database. */
export type Topic = 'timetable' | 'wods' | 'challenges';

interface Entry {
  readonly topic: Topic;
  readonly body: EncodedBody;
}

interface Load {
  readonly topic: Topic;
  readonly body: Promise<EncodedBody | undefined>;
}

/** Text of a public answer, or undefined when there is nothing to show. */
export type LoadText = () => Promise<string | undefined>;

const NEVER_MS = Infinity;
const MEBIBYTE = 1024 * 1024;
const DEFAULT_BUDGET_BYTES = 32 * MEBIBYTE;

/**
 * Public answers kept in memory, compressed once. Three promises (docs/decisions/010):
 * a load that began before a change is never kept after it and never joined after it;
 * while the process cannot hear of changes, nothing is served from memory;
 * memory is bounded, the least recently asked body goes first.
 * What stops being true by itself at an instant, such as free places beside held ones, is forgotten then.
 */
export class PublicResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #loads = new Map<string, Load>();
  readonly #generations = new Map<Topic, number>();
  readonly #endsMs = new Map<Topic, number>();
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

  /** The kept body, if there is one that is true right now. */
  kept(key: string): EncodedBody | undefined {
    if (this.#nowMs() >= this.#nextEndMs) this.#forgetEnded();
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#hits += 1;
    return entry.body;
  }

  /** The kept body, or the one of a load that began after the latest change; undefined when there is nothing. */
  async find(topic: Topic, key: string, load: LoadText): Promise<EncodedBody | undefined> {
    const kept = this.kept(key);
    if (kept !== undefined) return kept;
    this.#misses += 1;
    const running = this.#loads.get(key);
    if (running !== undefined) return running.body;
    return this.#start(topic, key, load);
  }

  /** Forgets every body of a topic; call it after the commit, so that the own next read is right at once. */
  invalidate(topic: Topic): void {
    this.#generations.set(topic, this.#generation(topic) + 1);
    this.#endsMs.delete(topic);
    this.#nextEndMs = Math.min(NEVER_MS, ...this.#endsMs.values());
    for (const [key, entry] of this.#entries.entries()) if (entry.topic === topic) this.#entries.delete(key);
    for (const [key, load] of this.#loads) if (load.topic === topic) this.#loads.delete(key);
  }

  /** Bodies of a topic are true until this instant at most, unless a change is heard before. */
  trueUntil(topic: Topic, instant: Date): void {
    const end = Math.min(instant.getTime(), this.#endsMs.get(topic) ?? NEVER_MS);
    this.#endsMs.set(topic, end);
    this.#nextEndMs = Math.min(end, this.#nextEndMs);
  }

  /** The process hears of changes (again): what is loaded from now on may be kept. */
  startHearing(): void {
    this.#forgetAll();
    this.#hearing = true;
  }

  /** Changes may pass unheard: nothing is kept or served from memory until `startHearing`. */
  stopHearing(): void {
    this.#hearing = false;
    this.#forgetAll();
  }

  /** Whether what is loaded now may be kept. */
  get isHearing(): boolean {
    return this.#hearing;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** How often the body asked for was there. */
  get hits(): number {
    return this.#hits;
  }

  /** How often it was not; a load that is shared counts for each who waits for it. */
  get misses(): number {
    return this.#misses;
  }

  async #start(topic: Topic, key: string, load: LoadText): Promise<EncodedBody | undefined> {
    if (!this.#hearing) return encodeText(await load());
    const generation = this.#generation(topic);
    const body = load().then(encodeText);
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

  #generation(topic: Topic): number {
    return this.#generations.get(topic) ?? 0;
  }

  #forgetEnded(): void {
    const now = this.#nowMs();
    for (const [topic, end] of this.#endsMs) if (now >= end) this.invalidate(topic);
  }

  #forgetAll(): void {
    for (const topic of TOPICS) this.invalidate(topic);
  }
}

const TOPICS: readonly Topic[] = ['timetable', 'wods', 'challenges'];

/** True for a payload of `studio_changed` this process caches responses for. */
export function isTopic(payload: string): payload is Topic {
  return TOPICS.some((topic) => topic === payload);
}

async function encodeText(text: string | undefined): Promise<EncodedBody | undefined> {
  return text === undefined ? undefined : encodeBody(text);
}
