import { fitsPattern } from './path-pattern.ts';
import type { Refusal } from '../errors/refusal.ts';
import { methodNotAllowed, nothingHere } from '../errors/request-refusals.ts';
import type { StudioApp } from '../studio-app.ts';

const API_ROOT = '/api';
const EVERY_API_PATH = '/api/*';
/** The site's catch-all route for every other path. */
const EVERY_PATH = '/*';

/**
 * Records which methods each API path supports, to tell a wrong method from an unknown path. Install it before the first
 * route.
 */
export class KnownPaths {
  readonly #paths = new Map<string, Set<string>>();

  constructor(app: StudioApp) {
    app.addHook('onRoute', ({ url, method }) => {
      if (url === EVERY_API_PATH || url === API_ROOT) return;
      const methods = this.#paths.get(url) ?? new Set();
      for (const name of [method].flat()) methods.add(name);
      this.#paths.set(url, methods);
    });
  }

  /** The refusal for a request no route matched: 405 with the supported methods, or 404. */
  refuse(path: string): Refusal {
    if (!path.startsWith(API_ROOT) && this.#paths.has(EVERY_PATH)) return methodNotAllowed(['GET', 'HEAD']);
    const known = [...this.#paths].filter(([pattern]) => fitsPattern(pattern, path));
    const methods = known.flatMap(([, names]) => [...names]);
    if (methods.length === 0) return nothingHere();
    return methodNotAllowed([...new Set(methods)].sort());
  }
}
