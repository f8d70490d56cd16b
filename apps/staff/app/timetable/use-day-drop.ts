import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** The kind of what is dragged, so that nothing else can be dropped on a day. */
export const DRAGGED_CLASS = 'application/x-studio-class';

/** Calls back when a class is dropped on a day of the grid; answers the day it is held over. */
export function useDayDrop(
  grid: RefObject<HTMLElement | null>,
  drop: (id: string, day: string) => void,
): string | undefined {
  const [target, setTarget] = useState<string | undefined>(undefined);
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    const place = grid.current;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(DRAGGED_CLASS) !== true) return;
      event.preventDefault();
      setTarget(dayOf(event.target));
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || place?.contains(event.relatedTarget) !== true)
        setTarget(undefined);
    };
    const dropped = (event: DragEvent) => {
      setTarget(undefined);
      const day = dayOf(event.target);
      const id = event.dataTransfer?.getData(DRAGGED_CLASS) ?? '';
      if (day === undefined || id === '') return;
      event.preventDefault();
      onDrop(id, day);
    };
    place?.addEventListener('dragover', over);
    place?.addEventListener('dragleave', leave);
    place?.addEventListener('drop', dropped);
    return () => {
      place?.removeEventListener('dragover', over);
      place?.removeEventListener('dragleave', leave);
      place?.removeEventListener('drop', dropped);
    };
  }, [grid]);
  return target;
}

function dayOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
}
