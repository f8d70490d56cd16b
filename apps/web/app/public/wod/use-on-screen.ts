import { useEffect, useState, type RefObject } from 'react';
import { useCameNear } from '../../ui/use-came-near.ts';

/** How far below or above the screen a clip starts to load, in CSS pixels. */
const NEAR_PX = 200;
/** The part of a clip that must be on screen for it to play. */
const VISIBLE_PART = 0.25;

interface OnScreen {
  /** True once the element has been near the screen. */
  readonly wasNear: boolean;
  /** True while enough of the element is on screen. */
  readonly isVisible: boolean;
}

/** Watches where an element is in relation to the screen. */
export function useOnScreen(element: RefObject<Element | null>): OnScreen {
  const wasNear = useCameNear(element, { px: NEAR_PX });
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const visibility = new IntersectionObserver(
      (entries) => setIsVisible((entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_PART),
      { threshold: VISIBLE_PART },
    );
    visibility.observe(watched);
    return () => visibility.disconnect();
  }, [element]);

  return { wasNear, isVisible };
}
