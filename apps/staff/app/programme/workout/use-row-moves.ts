import { useEffect, useEffectEvent, type RefObject } from 'react';

const DRAGGED_EXERCISE = 'application/x-studio-exercise';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Calls back when a row of the list is to be moved to the place of another: with Alt and an arrow key anywhere in it, or dragged
 * by its handle. Rows have their key as `data-key`, in their order; a handle has `data-handle`.
 */
export function useRowMoves(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  move: (from: number, to: number) => void,
): void {
  const placeOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    return keys.indexOf(row?.dataset['key'] ?? '');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = placeOf(event.target);
    if (step === undefined || !event.altKey || from === -1) return;
    event.preventDefault();
    move(from, from + step);
  });
  const onDragStart = useEffectEvent((event: DragEvent) => {
    event.dataTransfer?.setData(DRAGGED_EXERCISE, keys[placeOf(event.target)] ?? '');
  });
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes(DRAGGED_EXERCISE) === true) event.preventDefault();
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    const from = keys.indexOf(event.dataTransfer?.getData(DRAGGED_EXERCISE) ?? '');
    const to = placeOf(event.target);
    if (from === -1 || to === -1) return;
    event.preventDefault();
    move(from, to);
  });
  const hasRows = keys.length > 0;
  useEffect(() => {
    const rows = hasRows ? list.current : null;
    if (rows === null) return undefined;
    rows.addEventListener('keydown', onKeyDown);
    rows.addEventListener('dragstart', onDragStart);
    rows.addEventListener('dragover', onDragOver);
    rows.addEventListener('drop', onDrop);
    return () => {
      rows.removeEventListener('keydown', onKeyDown);
      rows.removeEventListener('dragstart', onDragStart);
      rows.removeEventListener('dragover', onDragOver);
      rows.removeEventListener('drop', onDrop);
    };
  }, [list, hasRows]);
}
