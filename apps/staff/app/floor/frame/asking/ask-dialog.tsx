import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  readonly heading: string;
  /** What follows. */
  readonly children?: ReactNode;
  readonly no: string;
  readonly yes: string;
  readonly act: () => void;
  readonly close: () => void;
}

/** Asks once before something that is hard to take back, or likely a slip. What the finger is over first is 'no'. */
export function AskDialog({ heading, children, no, yes, act, close }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={close}>
      <h1 id={headingId}>{heading}</h1>
      {children}
      <div className={styles.actions}>
        <button type="button" onClick={close}>
          {no}
        </button>
        <button type="button" className={styles.yes} onClick={act}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
