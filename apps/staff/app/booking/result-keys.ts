import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys between a search field and the buttons found below it; up from the first leads back to the field. */
export function moveInResults(
  event: KeyboardEvent,
  field: RefObject<HTMLInputElement | null>,
  results: RefObject<HTMLUListElement | null>,
): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const buttons = [...(results.current?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0) field.current?.focus();
  else buttons[next]?.focus();
}
