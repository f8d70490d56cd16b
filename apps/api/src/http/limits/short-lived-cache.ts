import { LRUCache } from 'lru-cache';

/** How long a value is reused. */
const KEPT_MS = 500;

/**
 * Loads a value at most twice a second for all callers: concurrent calls share one load, and its value is reused for half a
 * second. A rejection is not cached. `now`: monotonic milliseconds.
 */
export function shortLivedCache<Value extends object | string>(
  load: () => Promise<Value>,
  now = () => performance.now(),
): () => Promise<Value> {
  const cache = new LRUCache<'value', Value>({
    max: 1,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: load,
  });
  return () => cache.forceFetch('value');
}
