/** As a `ref`: a message that takes the place of what the person just used gets the focus, and so is read out. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
