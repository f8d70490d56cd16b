import type { listDeskChanges } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { LOG_ACTORS, LOG_KINDS, type LogActor } from '@lifted/domain/desk/log-kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWords } from '../language.ts';
import { FormControl } from '../parts/form-control.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './log-page.module.css';
import { LOG_WORDS } from './log-words.ts';

/** The server sends this many at once; fewer means that there are no older ones. */
const ENTRIES_AT_ONCE = 50;

const ALL = 'all';
/** What the server does by itself would hide what people did. */
const FIRST_ACTOR: LogActor = 'people';

function choicesOf<One extends string>(
  ones: readonly One[],
  words: Readonly<Record<One | typeof ALL, string>>,
): readonly (readonly [string, string])[] {
  return [[ALL, words[ALL]], ...ones.map((one) => [one, words[one]] as const)];
}

/** The audit log: who did what, with Undo where it can still be taken back. */
export function LogPage() {
  const words = useWords(LOG_WORDS);
  const api = useApiClient();
  const [hasLooks, setHasLooks] = useState(false);
  const [by, setBy] = useState<string>(FIRST_ACTOR);
  const [kind, setKind] = useState<string>(ALL);
  const [typed, setTyped] = useState('');
  const person = useDeferredValue(typed.trim());
  const narrowed = {
    by: LOG_ACTORS.find((one) => one === by),
    kind: LOG_KINDS.find((one) => one === kind),
    person: person === '' ? undefined : person,
  };
  const log = useInfiniteQuery({
    queryKey: ['desk', 'changes', hasLooks, narrowed],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api.call<typeof listDeskChanges>('GET', '/desk/changes', {
        query: {
          ...(pageParam !== '' && { before: pageParam }),
          ...(!hasLooks && { changes_only: 'true' }),
          ...(narrowed.by && { by: narrowed.by }),
          ...(narrowed.kind && { kind: narrowed.kind }),
          ...(narrowed.person !== undefined && { person: narrowed.person }),
        },
        signal,
      }),
    getNextPageParam: (page) => (page.length < ENTRIES_AT_ONCE ? undefined : page.at(-1)?.id),
  });
  const isNarrowed = by !== FIRST_ACTOR || kind !== ALL || person !== '';
  return (
    <SectionPage heading={words.heading} lead={words.lead}>
      <div className={styles.filters}>
        <FormControl
          field={{
            name: 'by',
            label: words.by,
            kind: 'choice',
            choices: choicesOf(LOG_ACTORS, words.actors),
          }}
          value={by}
          fault={undefined}
          onType={setBy}
        />
        <FormControl
          field={{
            name: 'kind',
            label: words.about,
            kind: 'choice',
            choices: choicesOf(LOG_KINDS, words.kinds),
          }}
          value={kind}
          fault={undefined}
          onType={setKind}
        />
        <FormControl
          field={{ name: 'person', label: words.person, kind: 'text' }}
          value={typed}
          fault={undefined}
          onType={setTyped}
        />
      </div>
      <label className={styles.filter}>
        <input type="checkbox" checked={hasLooks} onChange={(event) => setHasLooks(event.target.checked)} />
        {words.withLooks}
      </label>
      <Loaded query={log}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <p>{isNarrowed ? words.noneFound : words.none}</p>
          ) : (
            <ChangeList changes={pages.flat()} hasKey />
          )
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
