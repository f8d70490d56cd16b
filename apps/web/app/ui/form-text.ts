/** What stands in a form's field with this name, as it was typed; empty when there is no such text field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
