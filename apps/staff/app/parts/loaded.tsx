import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import styles from './loaded.module.css';
import { PARTS_WORDS } from './parts-words.ts';

const ROWS = ['first', 'second', 'third'];

/** Renders the data once loaded; until then a placeholder, on failure an error with a retry. */
export function Loaded<T>({
  query,
  children,
}: {
  readonly query: UseQueryResult<T>;
  readonly children: (loaded: T) => ReactNode;
}) {
  const words = useWords(PARTS_WORDS);
  if (query.data !== undefined) return children(query.data);
  if (query.isPending)
    return (
      <div role="status" aria-label={words.loading} className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="3rem" />
        ))}
      </div>
    );
  return (
    <div className={styles.rows}>
      <Notice tone="error">{query.error instanceof Error ? query.error.message : words.failed}</Notice>
      {!isFinal(query.error) && (
        <p>
          <Button look="outline" onClick={() => void query.refetch()}>
            {words.again}
          </Button>
        </p>
      )}
    </div>
  );
}

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Whether asking again cannot help: it is not for this person, or it is not there. */
function isFinal(failure: unknown): boolean {
  return failure instanceof ApiProblem && (failure.status === FORBIDDEN || failure.status === NOT_FOUND);
}
