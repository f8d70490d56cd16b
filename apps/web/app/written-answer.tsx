import { createContext, use, useState, useSyncExternalStore } from 'react';

const ELEMENT_ID = 'written-answer';
const NONE = 'null';

/** Given by who draws a page around an answer (answered-pages.tsx). */
export const WrittenAnswer = createContext<unknown>(null);

/**
 * The answer that the server wrote into the page, where it wrote one and the page has just come alive or is
 * being drawn; null in every page that is opened inside the app. The component that asks has to look of what it is (its
 * day, its id), and shows it from its first draw on, as the server did.
 */
export function useWrittenAnswer<T extends object>(): T | null {
  const given = use(WrittenAnswer);
  const inPage = useSyncExternalStore(subscribeToNothing, nothing, textInPage);
  const [answer] = useState(() => given ?? parsed(inPage));
  return isAnswer<T>(answer) ? answer : null;
}

/** Where the answer stands as data; what the server wrote stays when the page comes alive. */
export function WrittenAnswerBlock() {
  const given = use(WrittenAnswer);
  return (
    <script type="application/json" id={ELEMENT_ID} suppressHydrationWarning>
      {inScript(given)}
    </script>
  );
}

/** Read while the page comes alive; a text, because what is read twice has to be the same. */
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

/** JSON that cannot end the element it stands in. */
function inScript(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('<', '\\u003c');
}

/** What is in it the API has checked against the contract before the server wrote it. */
function isAnswer<T extends object>(answer: unknown): answer is T {
  return typeof answer === 'object' && answer !== null;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
