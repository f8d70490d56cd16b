import { swipeTurn } from '@lifted/domain/calendar/calendar-month';
import { useEffect, useEffectEvent, type RefObject } from 'react';

export type Turn = 'previous' | 'next';

const KEYS: Readonly<Record<string, Turn>> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** Changes months by swiping over an element and by the arrow keys while it has the focus. */
export function useMonthTurning(
  place: RefObject<HTMLElement | null>,
  onTurn: (turn: Turn, by: 'swipe' | 'key') => void,
): void {
  const turned = useEffectEvent(onTurn);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let startX: number | null = null;
    const onDown = (event: PointerEvent) => {
      startX = event.isPrimary ? event.clientX : null;
    };
    const onUp = (event: PointerEvent) => {
      const turn = startX === null ? 'stay' : swipeTurn(event.clientX - startX);
      startX = null;
      if (turn !== 'stay') turned(turn, 'swipe');
    };
    const onKey = (event: KeyboardEvent) => {
      const turn = KEYS[event.key];
      if (turn === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turned(turn, 'key');
    };
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', () => (startX = null), { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [place]);
}
