import { classNames } from '@lifted/design/class-names.ts';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly heading: string;
  /** As wide as the window lets it, for what is not read line by line. */
  readonly isWide?: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus, makes the page inert, and Escape closes it. As the page's own heading is
 * inert too, the dialog's is of the first level. It opens in the frame after the press: to make a full week inert takes a
 * slow device 50 ms, in which the button would not show that it was pressed. Ctrl or ⌘ with Enter presses its last button.
 */
export function Dialog({ heading, isWide = false, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const hadFocus = useRef(true);
  useLayoutEffect(() => {
    const drawn = dialog.current;
    hadFocus.current = document.activeElement !== document.body;
    const cancel = afterNextFrame(() => drawn?.showModal());
    return () => {
      cancel();
      // Before it leaves the page, so that the browser gives the focus back to where it was.
      drawn?.close();
    };
  }, []);
  useEffect(
    () => () => {
      if (!hadFocus.current) focusHeadingOfPage();
    },
    [],
  );
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={headingId}
      onClose={close}
      onKeyDown={pressLast}
    >
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      {children}
    </dialog>
  );
}

/**
 * Where an address opened the dialog nothing had the focus: keys go on from the page's heading then. What a button opened may
 * have removed that button, and the page knows where its keys go on.
 */
function focusHeadingOfPage(): void {
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
}

function pressLast(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
  const last = event.currentTarget.querySelector<HTMLElement>('[data-actions] > :is(button, a):last-child');
  if (last === null) return;
  event.preventDefault();
  last.click();
}

/** Runs when the next frame is on the screen, unless the returned function is called before. */
function afterNextFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The buttons below a dialog's content. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div data-actions className={styles.actions}>
      {children}
    </div>
  );
}
