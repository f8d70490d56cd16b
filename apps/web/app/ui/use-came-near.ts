import { useEffect, useState, type RefObject } from 'react';

interface Nearness {
  /** How far above or below the screen is near, in CSS pixels. */
  readonly px: number;
}

/** True once the element has been near the screen. */
export function useCameNear(element: RefObject<Element | null>, { px }: Nearness): boolean {
  const [cameNear, setCameNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setCameNear(true);
        nearness.disconnect();
      },
      { rootMargin: `${px}px 0px` },
    );
    nearness.observe(watched);
    return () => nearness.disconnect();
  }, [element, px]);
  return cameNear;
}
