import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** How near the edge of the window the page scrolls along, and by how many pixels each time the window is drawn. */
const EDGE_PX = 72;
const SCROLLED_PX = 10;

/**
 * Dragging by finger or pen, which browsers do not offer for `draggable`: a handle (`data-handle`) inside an item is pressed, and the
 * item dropped on another. Items have their name in an attribute, such as 'data-day'. Calls back with both names; answers the
 * one it is held over.
 */
export function useFingerDrag(
  place: RefObject<HTMLElement | null>,
  attribute: string,
  drop: (from: string, to: string) => void,
): string | undefined {
  const [target, setTarget] = useState<string | undefined>(undefined);
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    let ended: (() => void) | undefined;
    const nameOf = (element: Element | null) => {
      const item = element?.closest(`[${attribute}]`) ?? null;
      return place.current?.contains(item) === true
        ? (item?.getAttribute(attribute) ?? undefined)
        : undefined;
    };
    const start = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
      const from = nameOf(handle);
      if (handle === null || from === undefined || event.pointerType === 'mouse' || ended !== undefined)
        return;
      event.preventDefault();
      ended = follow(
        handle,
        event,
        (at) => setTarget(at === null ? undefined : nameOf(at)),
        (at) => {
          ended = undefined;
          setTarget(undefined);
          const to = nameOf(at);
          if (to !== undefined && to !== from) onDrop(from, to);
        },
      );
    };
    // Of the whole page, because the items may not be drawn yet.
    document.addEventListener('pointerdown', start);
    return () => {
      document.removeEventListener('pointerdown', start);
      ended?.();
    };
  }, [attribute, place]);
  return target;
}

/** Follows a pressed pointer until it is lifted, over whatever it is; the returned function ends that without a drop. */
function follow(
  handle: Element,
  { pointerId, clientX, clientY }: PointerEvent,
  over: (at: Element | null) => void,
  lifted: (at: Element | null) => void,
): () => void {
  let x = clientX;
  let y = clientY;
  const under = () => document.elementFromPoint(x, y);
  const move = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return;
    ({ clientX: x, clientY: y } = event);
    over(under());
  };
  const scroll = () => {
    if (y < EDGE_PX) window.scrollBy(0, -SCROLLED_PX);
    if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLLED_PX);
    frame = requestAnimationFrame(scroll);
  };
  let frame = requestAnimationFrame(scroll);
  const end = () => {
    cancelAnimationFrame(frame);
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', up);
    handle.removeEventListener('pointercancel', cancel);
  };
  const up = () => {
    end();
    lifted(under());
  };
  const cancel = () => {
    end();
    lifted(null);
  };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', up);
  handle.addEventListener('pointercancel', cancel);
  return end;
}
