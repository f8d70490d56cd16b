import type {
  DeskPerson,
  mergePeople,
  MergePreview,
  previewMerge,
} from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWords } from '../language.ts';
import { useShownAddress } from '../parts/address/use-shown-address.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { FormControl } from '../parts/form-control.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { MERGE_WORDS } from './merge-words.ts';
import styles from './person.module.css';
import { useListKeys } from './search-keys.ts';
import { isOfOtherWords, useFoundPeople } from './use-people.ts';

interface MergeDialogProps {
  readonly person: DeskPerson;
  readonly close: () => void;
}

/** Finds the other record of a person, shows what would move, and makes the two one. */
export function MergeDialog({ person, close }: MergeDialogProps) {
  const words = useWords(MERGE_WORDS);
  const [typed, setTyped] = useState(person.last_name);
  const [otherId, setOtherId] = useState<string | null>(null);
  return (
    <Dialog heading={words.heading(`${person.first_name} ${person.last_name}`)} close={close}>
      {otherId === null ? (
        <Finder person={person} typed={typed} setTyped={setTyped} choose={setOtherId} close={close} />
      ) : (
        <Preview personId={person.id} otherId={otherId} back={() => setOtherId(null)} close={close} />
      )}
    </Dialog>
  );
}

interface FinderProps extends MergeDialogProps {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly choose: (id: string) => void;
}

function Finder({ person, typed, setTyped, choose, close }: FinderProps) {
  const words = useWords(MERGE_WORDS);
  const { cancel } = useWords(PARTS_WORDS);
  const search = useRef<HTMLElement>(null);
  useListKeys(search);
  return (
    <search ref={search} className={styles.stack}>
      <p>{words.lead}</p>
      <FormControl
        field={{ name: 'query', label: words.search, kind: 'text' }}
        value={typed}
        fault={undefined}
        onType={setTyped}
      />
      <OtherRecords query={typed} ownId={person.id} choose={choose} />
      <DialogActions>
        <Button look="outline" onClick={close}>
          {cancel}
        </Button>
      </DialogActions>
    </search>
  );
}

interface OtherRecordsProps {
  readonly query: string;
  readonly ownId: string;
  readonly choose: (id: string) => void;
}

function OtherRecords({ query, ownId, choose }: OtherRecordsProps) {
  const words = useWords(MERGE_WORDS);
  const shownAddress = useShownAddress();
  const asked = useDeferredValue(query.trim());
  const found = useFoundPeople(asked);
  if (asked === '') return <div aria-busy={query.trim() !== ''} />;
  return (
    <div aria-busy={query.trim() !== asked || isOfOtherWords(found)}>
      <Loaded query={found}>
        {(people) => {
          const others = people.filter(({ id }) => id !== ownId);
          if (others.length === 0) return !isOfOtherWords(found) && <p>{words.nobody}</p>;
          return (
            <section aria-label={words.results}>
              <Rows>
                {others.map(({ id, first_name, last_name, email }) => (
                  <Row
                    key={id}
                    name={`${first_name} ${last_name}`}
                    about={[shownAddress(email)]}
                    open={() => choose(id)}
                  />
                ))}
              </Rows>
            </section>
          );
        }}
      </Loaded>
    </div>
  );
}

interface PreviewProps {
  readonly personId: string;
  readonly otherId: string;
  readonly back: () => void;
  readonly close: () => void;
}

function Preview({ personId, otherId, back, close }: PreviewProps) {
  const words = useWords(MERGE_WORDS);
  const parts = useWords(PARTS_WORDS);
  const api = useApiClient();
  const { isRunning, run } = useDeskCommand();
  const another = useRef<HTMLButtonElement>(null);
  // The row that was pressed is gone.
  useEffect(() => another.current?.focus(), []);
  const preview = useQuery({
    queryKey: ['desk', 'merge', personId, otherId],
    queryFn: ({ signal }) =>
      api.call<typeof previewMerge>('GET', '/desk/people/{id}/merge', {
        params: { id: personId },
        query: { other_id: otherId },
        signal,
      }),
    // Not asked again once it is done: it could only be refused then.
    staleTime: 'static',
    gcTime: 0,
  });
  const merge = async () => {
    const end = await run(
      () =>
        api.call<typeof mergePeople>('POST', '/desk/people/{id}/merge', {
          params: { id: personId },
          body: { other_id: otherId },
        }),
      words.done,
    );
    if (end.kind === 'done') close();
  };
  return (
    <>
      <Loaded query={preview}>{(loaded) => <PreviewFacts preview={loaded} />}</Loaded>
      <DialogActions>
        <Button ref={another} look="outline" onClick={back}>
          {words.another}
        </Button>
        <Button
          disabled={isRunning || preview.data === undefined || preview.data.obstacle !== null}
          onClick={() => void merge()}
        >
          {isRunning ? parts.saving : words.merge}
        </Button>
      </DialogActions>
    </>
  );
}

function PreviewFacts({ preview }: { readonly preview: MergePreview }) {
  const words = useWords(MERGE_WORDS);
  const moves = [
    preview.bookings > 0 ? words.bookings(preview.bookings) : null,
    preview.entitlements > 0 ? words.entitlements(preview.entitlements) : null,
    preview.classes_with_sets > 0 ? words.classesWithSets(preview.classes_with_sets) : null,
    preview.challenges > 0 ? words.challenges(preview.challenges) : null,
    preview.notes > 0 ? words.notes(preview.notes) : null,
  ].filter((one) => one !== null);
  return (
    <div className={styles.stack}>
      <p>
        {words.other}: <strong>{preview.other_name}</strong>, {preview.other_email}
      </p>
      <p>
        {words.moves}: {moves.length === 0 ? words.nothing : moves.join(', ')}
      </p>
      {preview.obstacle === null ? (
        <p>{words.after(preview.other_email)}</p>
      ) : (
        <Notice tone="error">{preview.obstacle}</Notice>
      )}
    </div>
  );
}
