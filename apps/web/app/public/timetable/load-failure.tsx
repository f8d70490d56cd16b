import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import styles from './timetable.module.css';

/** Shown in place of the classes when they did not load. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { failed, again } = useWords(TIMETABLE_WORDS);
  return (
    <div className={styles.failure}>
      <Notice tone="error">{failed}</Notice>
      <Button look="outline" onClick={onRetry}>
        {again}
      </Button>
    </div>
  );
}
