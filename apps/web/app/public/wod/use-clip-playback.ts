import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

interface ClipPlayback {
  /** Whether the clip is meant to play; off screen it is paused all the same. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/**
 * Runs a clip while it is on screen. It starts by itself unless the person asked for less motion; their own choice at
 * the button is kept. When a browser refuses to play (to save power), the clip stays paused and the button offers play.
 */
export function useClipPlayback(clip: RefObject<HTMLVideoElement | null>, isVisible: boolean): ClipPlayback {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !reducedMotion;
  const isRunning = isPlaying && isVisible;

  useEffect(() => {
    const video = clip.current;
    if (video === null) return;
    if (!isRunning) {
      video.pause();
      return;
    }
    // Being paused again before it ran, or failing to load (told by the element's error event), needs no answer here.
    video.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') setChosen(false);
    });
  }, [clip, isRunning]);

  return { isPlaying, toggle: () => setChosen(!isPlaying) };
}

/** Whether the person asked their system for less motion; follows a change at once. True where nobody can be asked. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => true);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isReduced(): boolean {
  return matchMedia(QUERY).matches;
}
