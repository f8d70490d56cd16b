import { Button } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import styles from './today-loaded.module.css';
import { TODAY_WORDS } from './today-words.ts';
import type { ClassToday } from './today.ts';

const ROWS = ['first', 'second', 'third'];

/** Shows today's classes once they have loaded; until then, or when they do not, says so. */
export function TodayLoaded({
  classes,
  children,
}: {
  readonly classes: UseQueryResult<readonly ClassToday[]>;
  readonly children: (classes: readonly ClassToday[]) => ReactNode;
}) {
  const words = useWords(TODAY_WORDS);
  if (classes.data !== undefined)
    return classes.data.length === 0 ? <p>{words.none}</p> : children(classes.data);
  if (classes.isPending)
    return (
      <div role="status" aria-label={words.loading} className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </div>
    );
  return (
    <div className={styles.rows}>
      <Notice tone="error">{words.failed}</Notice>
      <p>
        <Button look="outline" onClick={() => void classes.refetch()}>
          {words.again}
        </Button>
      </p>
    </div>
  );
}
