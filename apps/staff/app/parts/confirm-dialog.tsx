import { Button } from '@lifted/design/button.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import { PARTS_WORDS } from './parts-words.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface ConfirmDialogProps {
  readonly heading: string;
  /** What happens next. */
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly action: string;
  readonly act: () => Promise<{ readonly change: string | null }>;
  /** What is said when it is done. */
  readonly done: string;
  /** False: a mail is sent, which cannot be undone. */
  readonly canUndo?: boolean;
  readonly close: () => void;
}

/** Asks before something is done that reaches further than the page. */
export function ConfirmDialog({
  heading,
  children,
  action,
  act,
  done,
  canUndo = true,
  close,
}: ConfirmDialogProps) {
  const words = useWords(PARTS_WORDS);
  const { isRunning, run } = useDeskCommand();
  const confirm = async () => {
    await run(act, done, { canUndo });
    close();
  };
  return (
    <Dialog heading={heading} close={close}>
      {children}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {words.cancel}
        </Button>
        <Button disabled={isRunning} onClick={() => void confirm()}>
          {isRunning ? words.saving : action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
