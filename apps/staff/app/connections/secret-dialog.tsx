import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import styles from './connections.module.css';
import { CONNECTIONS_WORDS } from './connections-words.ts';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly of: 'webhook' | 'key';
  readonly close: () => void;
}

/** Shows a secret this once. */
export function SecretDialog({ name, secret, of, close }: SecretDialogProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Dialog heading={words.secretHeading[of](name)} close={close}>
      <output className={styles.secret}>{secret}</output>
      <p>{words.secretLead[of]}</p>
      <DialogActions>
        <Button
          look="outline"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button onClick={close}>{words.closeSecret}</Button>
      </DialogActions>
    </Dialog>
  );
}
