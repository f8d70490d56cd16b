import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { useWords } from '../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';

const WORDS = {
  en: { failed: (chunk: string) => `Loading chunk ${chunk} failed.`, reload: 'Reload' },
  de: { failed: (chunk: string) => `Der Teil „${chunk}“ wurde nicht geladen.`, reload: 'Neu laden' },
};

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
      return { default: () => <MissingPart chunk={chunk} /> };
    }
  });
}

function MissingPart({ chunk }: { readonly chunk: string }) {
  const { failed, reload } = useWords(WORDS);
  return (
    <Notice tone="error">
      <p>{failed(chunk)}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Notice>
  );
}
