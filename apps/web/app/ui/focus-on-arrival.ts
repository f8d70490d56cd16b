/** As a `ref`: focuses a message that replaces the element just used, so that it is read out. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
