import type { listDeskChanges } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './log-page.module.css';
import { LOG_WORDS } from './log-words.ts';

/** The server sends this many at once; fewer means that there are no older ones. */
const ENTRIES_AT_ONCE = 50;

/** The audit log: who did what, with Undo where it can still be taken back. */
export function LogPage() {
  const words = useWords(LOG_WORDS);
  const api = useApiClient();
  const [hasLooks, setHasLooks] = useState(false);
  const log = useInfiniteQuery({
    queryKey: ['desk', 'changes', hasLooks],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api.call<typeof listDeskChanges>('GET', '/desk/changes', {
        query: { ...(pageParam !== '' && { before: pageParam }), ...(!hasLooks && { changes_only: 'true' }) },
        signal,
      }),
    getNextPageParam: (page) => (page.length < ENTRIES_AT_ONCE ? undefined : page.at(-1)?.id),
  });
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <label className={styles.filter}>
        <input type="checkbox" checked={hasLooks} onChange={(event) => setHasLooks(event.target.checked)} />
        {words.withLooks}
      </label>
      <Loaded query={log}>
        {({ pages }) =>
          pages[0]?.length === 0 ? <p>{words.none}</p> : <ChangeList changes={pages.flat()} hasKey />
        }
      </Loaded>
      {log.hasNextPage && (
        <p>
          <Button look="outline" disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {words.older}
          </Button>
        </p>
      )}
    </SectionPage>
  );
}
