import { useEffect, useState, type RefObject } from 'react';

/** How far below or above the screen a clip starts to load, in CSS pixels. */
const NEAR_PX = 200;
/** The part of a clip that must be on screen for it to play. */
const VISIBLE_PART = 0.25;

interface OnScreen {
  /** True from the moment the element first comes near the screen. */
  readonly wasNear: boolean;
  /** True while enough of the element is on screen. */
  readonly isVisible: boolean;
}

/** Watches where an element is in relation to the screen. */
export function useOnScreen(element: RefObject<Element | null>): OnScreen {
  const [wasNear, setWasNear] = useState(false);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setWasNear(true);
        nearness.disconnect();
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    const visibility = new IntersectionObserver(
      (entries) => setIsVisible((entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_PART),
      { threshold: VISIBLE_PART },
    );
    nearness.observe(watched);
    visibility.observe(watched);
    return () => {
      nearness.disconnect();
      visibility.disconnect();
    };
  }, [element]);

  return { wasNear, isVisible };
}
