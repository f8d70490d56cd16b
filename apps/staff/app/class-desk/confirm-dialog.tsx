import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './class-dialogs.module.css';
import { DIALOG_WORDS } from './dialog-words.ts';

interface ConfirmDialogProps {
  readonly heading: string;
  /** What the button says that does it. */
  readonly action: string;
  /** What is said when it is done. */
  readonly done: string;
  readonly act: () => Promise<{ readonly change: string | null }>;
  readonly close: () => void;
  /** It cannot be done yet. */
  readonly isWaiting?: boolean;
  /** What it means. */
  readonly children: ReactNode;
}

/** Says what a command means before it is done. A refusal is shown here. */
export function ConfirmDialog({
  heading,
  action,
  done,
  act,
  close,
  isWaiting = false,
  children,
}: ConfirmDialogProps) {
  const words = useWords(DIALOG_WORDS);
  const { isRunning, submit } = useDeskCommand();
  const [failure, setFailure] = useState<string | null>(null);
  const onAct = async () => {
    setFailure(null);
    const end = await submit(act, done);
    if (end.kind === 'done') close();
    else setFailure(end.refusal.message);
  };
  return (
    <Dialog heading={heading} close={close}>
      <div className={styles.text}>
        {children}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {words.back}
        </Button>
        <Button disabled={isRunning || isWaiting} onClick={() => void onAct()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
