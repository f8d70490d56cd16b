import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { FailedPart } from './failed-part.tsx';

/**
 * A part of a page whose scripts load when it is rendered, below a Suspense. When they fail to load, a notice replaces it,
 * names the chunk and offers a reload; the rest of the page keeps working.
 */
export function lazyPart<Props>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadChunk(chunk, load) };
    } catch (failure) {
      console.error(failure);
      return { default: () => <FailedPart chunk={chunk} /> };
    }
  });
}
