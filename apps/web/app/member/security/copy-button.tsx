import { useState, type ReactNode } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import styles from './security.module.css';
import { SETUP_WORDS } from './setup-words.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies text to the clipboard and confirms it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { copied, notCopied } = useWords(SETUP_WORDS);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (failure) {
      console.error('The clipboard is not open to this page.', failure);
      setOutcome('failed');
    }
  }

  return (
    <span className={styles.copy}>
      <Button look="outline" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        {outcome === 'copied' && copied}
        {outcome === 'failed' && notCopied}
      </span>
    </span>
  );
}
