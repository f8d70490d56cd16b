import { useEffect, useRef, type RefObject } from 'react';

/**
 * Enter in a field while it is still found out whether somebody is signed in: browsers do nothing then, because the form's
 * button is disabled. The form is sent as soon as that is known.
 */
export function useEarlyEnter(form: RefObject<HTMLFormElement | null>, isLoading: boolean): void {
  const isPressed = useRef(false);
  useEffect(() => {
    const here = form.current;
    if (!isLoading) {
      if (isPressed.current) here?.requestSubmit();
      isPressed.current = false;
      return undefined;
    }
    const note = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement) isPressed.current = true;
    };
    here?.addEventListener('keydown', note);
    return () => here?.removeEventListener('keydown', note);
  }, [form, isLoading]);
}
