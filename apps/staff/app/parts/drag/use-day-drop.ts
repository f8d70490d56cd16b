import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Calls back when something of a kind is dropped on a day of the grid, and nothing else can be; answers the day it is held over.
 */
export function useDayDrop(
  grid: RefObject<HTMLElement | null>,
  kind: string,
  drop: (id: string, day: string) => void,
): string | undefined {
  const [target, setTarget] = useState<string | undefined>(undefined);
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    const place = grid.current;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(kind) !== true) return;
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
      const id = event.dataTransfer?.getData(kind) ?? '';
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
  }, [grid, kind]);
  return target;
}

function dayOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
}
