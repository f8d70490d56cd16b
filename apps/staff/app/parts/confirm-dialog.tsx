import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import styles from './dialog.module.css';
import { PARTS_WORDS } from './parts-words.ts';
import { useDeskCommand, type CommandAnswer } from './use-desk-command.ts';

interface ConfirmDialogProps {
  readonly heading: string;
  /** What it means. */
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly action: string;
  readonly act: () => Promise<CommandAnswer>;
  /** What is said when it is done. */
  readonly done: string;
  /** False: a mail is sent, which cannot be undone. */
  readonly canUndo?: boolean;
  /** It cannot be done yet. */
  readonly isWaiting?: boolean;
  readonly close: () => void;
}

/** Says what a command means before it is done. A refusal is shown here. */
export function ConfirmDialog({
  heading,
  children,
  action,
  act,
  done,
  canUndo = true,
  isWaiting = false,
  close,
}: ConfirmDialogProps) {
  const words = useWords(PARTS_WORDS);
  const { isRunning, submit } = useDeskCommand();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    const end = await submit(act, done, { canUndo });
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
        <Button disabled={isRunning || isWaiting} onClick={() => void confirm()}>
          {isRunning ? words.saving : action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
