import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './timetable.module.css';

/** In place of the classes when they did not come. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Notice tone="error">The timetable did not load. Please try again in a moment.</Notice>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
