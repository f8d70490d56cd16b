import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';

const FAILED_WORDS = {
  en: {
    chunk: (name: string) => `Loading chunk ${name} failed.`,
    part: 'This part can’t be shown right now.',
    offline: 'You’re offline, and this isn’t on your device yet.',
    reload: 'Reload',
    again: 'Try again',
  },
  de: {
    chunk: (name: string) => `Der Teil „${name}“ wurde nicht geladen.`,
    part: 'Dieser Teil lässt sich gerade nicht anzeigen.',
    offline: 'Du bist offline, und das hier ist noch nicht auf deinem Gerät.',
    reload: 'Neu laden',
    again: 'Noch einmal versuchen',
  },
};

/** What is said of a page, or a part of it, that did not load; without the name of a chunk, that it cannot be shown. */
export function useFailure(chunk?: string) {
  const words = useWords(FAILED_WORDS);
  const [isOffline] = useState(() => chunk !== undefined && !navigator.onLine);
  const named = chunk === undefined ? words.part : words.chunk(chunk);
  return {
    isOffline,
    text: isOffline ? words.offline : named,
    button: (
      <Button look="outline" onClick={startAgain}>
        {isOffline ? words.again : words.reload}
      </Button>
    ),
  };
}

/** Without a network a page loads again only where the app is stored; otherwise the one that is shown stays. */
function startAgain(): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) window.location.reload();
}

/** In the place of a part of a page: says that it cannot be shown, or which scripts did not load, and offers a reload. */
export function FailedPart({ chunk }: { readonly chunk?: string }) {
  const { text, button } = useFailure(chunk);
  return (
    <Notice tone="error">
      <p>{text}</p>
      {button}
    </Notice>
  );
}
