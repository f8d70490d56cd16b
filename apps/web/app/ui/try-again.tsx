import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../language.ts';
import styles from './try-again.module.css';

const AGAIN = { en: 'Try again', de: 'Noch einmal versuchen' };

/** What did not load, and the button that asks again. */
export function TryAgain({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.place}>
      <p>{what}</p>
      <Button look="outline" onClick={onRetry}>
        {useWords(AGAIN)}
      </Button>
    </div>
  );
}
