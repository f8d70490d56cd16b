import { useEffect, useRef, type RefObject } from 'react';
import { faultyField } from './login-input.ts';
import type { LoginMessage } from './use-login.ts';

/**
 * Keeps the focus where it is needed: on the field to change, and after a refusal where it was, because a button loses it
 * while disabled.
 */
export function useFocusAfter(message: LoginMessage): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const remember = (event: Event) => {
      if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLInputElement)
        last.current = event.target;
    };
    current.addEventListener('focusin', remember);
    return () => current.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (message.kind === 'fault') inputNamed(form.current, faultyField(message.fault))?.focus();
    const isLost = document.activeElement === document.body;
    if (message.kind === 'refused' && isLost && last.current instanceof HTMLElement) last.current.focus();
  }, [message]);
  return form;
}

/** When the second step is replaced by the form, moves the focus to its first field. */
export function useFocusAfterSecondFactor(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) entry.current?.querySelector('input')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return entry;
}

function inputNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`input[name="${name}"]`) ?? null;
}
