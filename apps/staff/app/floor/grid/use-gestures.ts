import { useEffect, useRef, type RefObject } from 'react';

/** As for the desk's timetable: long enough to be meant, short enough not to wait. */
const HOLD_MS = 350;
/** A finger that moves less than this rests. */
const STILL_PX = 10;
const SWIPE_PX = 70;

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Gestures {
  readonly onHold: (target: Element) => void;
  readonly onSwipe: (direction: 1 | -1) => void;
}

/**
 * Holding something in the element (`onHold`) and swiping across it (`onSwipe`: 1 to the next, -1 back). A click that ends
 * either of them is none.
 */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const over = new AbortController();
    if (element.current !== null) listen(element.current, latest, over.signal);
    return () => over.abort();
  }, [element]);
}

function listen(element: HTMLElement, latest: RefObject<Gestures>, signal: AbortSignal): void {
  let touch: Touch | null = null;
  let isDone = false;
  const end = () => {
    if (touch !== null) clearTimeout(touch.timer);
    touch = null;
  };
  const down = ({ target, clientX, clientY, isPrimary, button }: PointerEvent) => {
    end();
    isDone = false;
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
    const timer = setTimeout(() => {
      isDone = true;
      end();
      latest.current.onHold(target);
    }, HOLD_MS);
    touch = { x: clientX, y: clientY, timer };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (touch === null) return;
    if (Math.hypot(clientX - touch.x, clientY - touch.y) > STILL_PX) clearTimeout(touch.timer);
  };
  const up = ({ clientX, clientY }: PointerEvent) => {
    if (touch === null) return;
    const [dx, dy] = [clientX - touch.x, clientY - touch.y];
    end();
    if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
    isDone = true;
    latest.current.onSwipe(dx < 0 ? 1 : -1);
  };
  const click = (event: MouseEvent) => {
    if (!isDone) return;
    isDone = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', end, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  signal.addEventListener('abort', end);
}
