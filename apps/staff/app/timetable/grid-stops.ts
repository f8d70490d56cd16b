/** Classes and empty places of a week as the page has them. */
import type { Stop } from './week-stops.ts';
import type { Direction } from './week.ts';

/** What the arrow keys lead to. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Adds a class, wherever on the page nobody is typing. */
export const ADD_KEY = 'n';

/** Asks where to the class the focus is on is to be moved. */
export const MOVE_KEY = 'm';

/** The class an element is of. */
export function idOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement
    ? target.closest<HTMLElement>('[data-class]')?.dataset['class']
    : undefined;
}

/** The page of the class an element is of; undefined: the signed-in person opens none. */
export function addressOf(target: EventTarget | null): string | undefined {
  const link = target instanceof HTMLElement ? target.closest('a[data-class]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Where an element is in the week. */
export function stopOf(target: EventTarget | null): Stop | undefined {
  const id = idOf(target);
  if (id !== undefined) return { kind: 'class', id };
  const day =
    target instanceof HTMLElement ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
  return day === undefined ? undefined : { kind: 'place', day };
}

/** Puts the focus on a class of the grid or on an empty place, if it is shown. */
export function focusStop(grid: HTMLElement | null, stop: Stop): void {
  const selector =
    stop.kind === 'class'
      ? `[data-class="${CSS.escape(stop.id)}"]`
      : `[data-place="${CSS.escape(stop.day)}"]`;
  grid?.querySelector<HTMLElement>(selector)?.focus();
}
