import { createContext, use, useState, useSyncExternalStore } from 'react';

const ELEMENT_ID = 'written-answer';
const NONE = 'null';

/** Set by the server when it renders a page with an answer (answered-pages.tsx). */
export const WrittenAnswer = createContext<unknown>(null);

/**
 * The answer the server wrote into the page, during rendering on the server and hydration; null on pages opened by
 * navigation. The component must check that the answer is the one it needs (its day, its id), and shows it from its first
 * render, as the server did.
 */
export function useWrittenAnswer<T extends object>(): T | null {
  const given = use(WrittenAnswer);
  const inPage = useSyncExternalStore(subscribeToNothing, nothing, textInPage);
  const [answer] = useState(() => given ?? parsed(inPage));
  return isAnswer<T>(answer) ? answer : null;
}

/** The answer as data in the page; hydration leaves what the server wrote. */
export function WrittenAnswerBlock() {
  const given = use(WrittenAnswer);
  return (
    <script type="application/json" id={ELEMENT_ID} suppressHydrationWarning>
      {inScript(given)}
    </script>
  );
}

/** Read during hydration; a string, because the snapshot must be stable. */
function textInPage(): string {
  if (import.meta.env.SSR) return NONE;
  return document.getElementById(ELEMENT_ID)?.textContent ?? NONE;
}

function nothing(): string {
  return NONE;
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}

/** JSON that cannot close the script element around it. */
function inScript(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('<', '\\u003c');
}

/** The API checked the content against the contract before the server wrote it. */
function isAnswer<T extends object>(answer: unknown): answer is T {
  return typeof answer === 'object' && answer !== null;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
