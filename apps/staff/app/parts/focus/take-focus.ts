/** For what a dialog was opened for. A dialog that opens gives the focus to what asks for it, later ways take it. */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null) return;
  element.autofocus = true;
  element.focus();
}
