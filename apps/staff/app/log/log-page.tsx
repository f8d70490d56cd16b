import type { DeskChange, listDeskChanges, undoDeskChange } from '@lifted/contract/desk-changes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { receiptMomentWords } from '@lifted/domain/language/moment-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './log-page.module.css';
import { LOG_WORDS } from './log-words.ts';

/** The server sends so many at once; fewer means that there are no older ones. */
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
          pages[0]?.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ol className={styles.entries}>
              {pages.flat().map((change) => (
                <Entry key={change.id} change={change} />
              ))}
            </ol>
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

function Entry({ change }: { readonly change: DeskChange }) {
  const words = useWords(LOG_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const undo = () =>
    run(
      () =>
        api.call<typeof undoDeskChange>('POST', '/desk/changes/{changeId}/undo', {
          params: { changeId: change.id },
          body: {},
        }),
      words.undone,
    );
  const who = {
    operator: words.operator,
    studio: words.studio,
    account: change.actor_name ?? words.formerColleague,
  }[change.actor];
  const differences = differencesOf(change);
  return (
    <li className={styles.entry}>
      <time dateTime={change.at} className={styles.time}>
        {receiptMomentWords(new Date(change.at), language)}
      </time>
      <div className={styles.what}>
        <p>
          <strong>{who}</strong> {words.actions[change.action] ?? change.action}{' '}
          {change.customer_name ?? nameOf(change)}
        </p>
        {change.undoes !== null && <p className={styles.note}>{words.takesBack}</p>}
        {change.undone_by !== null && <p className={styles.note}>{words.wasUndone}</p>}
        {differences.length > 0 && (
          <details>
            <summary>{words.details}</summary>
            <dl className={styles.fields}>
              {differences.map(({ name, before, after }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <del>{before ?? words.nothing}</del> → <ins>{after ?? words.nothing}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {change.can_undo && (
        <Button look="outline" disabled={isRunning} onClick={() => void undo()}>
          {words.undo}
        </Button>
      )}
    </li>
  );
}

/** What a thing is called, where its fields say so; its kind and id otherwise. */
function nameOf({ before, after, subject }: DeskChange): string {
  const fields = after ?? before ?? {};
  const name = fields['name'] ?? fields['first_name'];
  return typeof name === 'string' ? name : (subject ?? '');
}

interface Difference {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that differ between before and after, as text. */
export function differencesOf({ before, after }: Pick<DeskChange, 'before' | 'after'>): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((one) => one.before !== one.after);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
