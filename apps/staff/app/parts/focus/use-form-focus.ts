import { useEffect, useRef, type RefObject } from 'react';
import { takeFocus } from './take-focus.ts';

const CONTROLS = 'input, select, textarea, button';
/** Controls that are wrong themselves, and parts whose first control is to be corrected. */
const TO_CORRECT = '[aria-invalid="true"], [data-to-correct]';

/**
 * Where the focus of a form is: on its first field, or the one named `first`, when it appears, also where that was loaded
 * after its dialog opened; after a refusal on the first field to correct, or where none is named, on the button that sends
 * again. Each refusal is an object of its own.
 */
export function useFormFocus(refusal: object | null, first?: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const named = first === undefined ? null : form.current?.elements.namedItem(first);
    const control = named instanceof HTMLElement ? named : form.current?.querySelector<HTMLElement>(CONTROLS);
    takeFocus(control ?? null);
  }, [first]);
  useEffect(() => {
    if (refusal === null) return;
    const wrong = form.current?.querySelector<HTMLElement>(TO_CORRECT);
    const control = wrong?.matches(CONTROLS) === false ? wrong.querySelector<HTMLElement>(CONTROLS) : wrong;
    (control ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [refusal]);
  return form;
}
