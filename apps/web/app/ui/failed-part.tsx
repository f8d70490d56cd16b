import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useWords } from '../language.ts';

/** Of a page, or a part of it, that did not load. */
export const FAILED_WORDS = {
  en: {
    chunk: (name: string) => `Loading chunk ${name} failed.`,
    part: 'This part can’t be shown right now.',
    reload: 'Reload',
  },
  de: {
    chunk: (name: string) => `Der Teil „${name}“ wurde nicht geladen.`,
    part: 'Dieser Teil lässt sich gerade nicht anzeigen.',
    reload: 'Neu laden',
  },
};

/** In the place of a part of a page: says that it cannot be shown, or which scripts did not load, and offers a reload. */
export function FailedPart({ chunk }: { readonly chunk?: string }) {
  const words = useWords(FAILED_WORDS);
  return (
    <Notice tone="error">
      <p>{chunk === undefined ? words.part : words.chunk(chunk)}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </Notice>
  );
}
