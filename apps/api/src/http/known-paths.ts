import { Refusal } from './refusal.ts';
import type { StudioApp } from './studio-app.ts';

interface KnownPath {
  readonly pattern: readonly string[];
  readonly methods: Set<string>;
}

/**
 * Remembers which methods each path of the API knows, so that a wrong method is told apart from an unknown path.
 * Must be installed before the first route.
 */
export class KnownPaths {
  readonly #paths = new Map<string, KnownPath>();

  constructor(app: StudioApp) {
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const known = this.#paths.get(url) ?? { pattern: url.split('/'), methods: new Set() };
      for (const name of [method].flat()) known.methods.add(name);
      this.#paths.set(url, known);
    });
  }

  /** The refusal for a request no route took: 405 with the methods that work, or 404. */
  refuse(path: string): Refusal {
    const segments = path.split('/');
    const methods = [...this.#paths.values()]
      .filter((known) => fits(known.pattern, segments))
      .flatMap((known) => [...known.methods]);
    if (methods.length === 0) return new Refusal('not_found', 'There is nothing at this address.');
    const allow = [...new Set(methods)].sort();
    return new Refusal('method_not_allowed', `This address answers ${allow.join(', ')} only.`, { allow });
  }
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
}
