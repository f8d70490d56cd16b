import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly heading: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own dialog, open while it is drawn: it keeps the focus, makes the page inert, and Escape closes it. As the
 * page's own heading is inert too, the dialog's is of the first level.
 */
export function Dialog({ heading, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // Before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={close}>
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      {children}
    </dialog>
  );
}

/** The buttons below a dialog's content. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
