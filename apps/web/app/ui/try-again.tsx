import { Button } from '@lifted/design/button.tsx';
import styles from './try-again.module.css';

/** What did not load, and the button that asks again. */
export function TryAgain({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.place}>
      <p>{what}</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
