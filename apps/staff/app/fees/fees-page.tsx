import type { DeskFee, exportDeskFees, listDeskFees } from '@lifted/contract/desk/people/fees';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { fileName } from '@lifted/domain/language/file-name';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { CsvButton } from '../parts/files/csv-button.tsx';
import { useRestoredRowFocus } from '../parts/focus/use-restored-focus.ts';
import { useListKey } from '../parts/keyboard/use-list-key.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { FeeActions } from './fee-actions.tsx';
import { FEES_WORDS } from './fees-words.ts';
import styles from './fees.module.css';

type State = DeskFee['state'];

/** The states in the order of what there is to do. */
const OPEN = ['objected', 'due', 'pending'] as const;
const SHOWN: readonly State[] = [...OPEN, 'settled', 'waived', 'dropped'];

const isOpen = (state: State) => OPEN.some((one) => one === state);

/** Fees by state, the first one that holds any: objections to decide, then what is due as a file for collecting. */
export function FeesPage() {
  const words = useWords(FEES_WORDS);
  const api = useApiClient();
  const [search, setSearch] = useSearchParams();
  const asked = SHOWN.find((one) => one === search.get('state'));
  const { first, counts } = useOpenFees();
  const state = asked ?? first ?? 'objected';
  const fees = useFees(state);
  const list = useRef<HTMLDivElement>(null);
  const focus = useRestoredRowFocus(list);
  const isChosen = asked !== undefined || first !== null;
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={
        <CsvButton
          look="outline"
          name={`${fileName(words.heading, words.states[state])}.csv`}
          load={() => api.call<typeof exportDeskFees>('GET', '/desk/fees.csv', { query: { state } })}
          disabled={!isChosen || (isOpen(state) && (fees.data?.length ?? 0) === 0)}
        />
      }
    >
      <fieldset className={styles.states}>
        <legend className={styles.legend}>{words.state}</legend>
        {SHOWN.map((one) => (
          <label key={one} className={styles.state}>
            <input
              type="radio"
              name="state"
              value={one}
              checked={one === state}
              onChange={() => setSearch({ state: one }, { replace: true })}
            />
            {words.states[one]}
            {(counts.get(one) ?? 0) > 0 && <span className={styles.count}>{counts.get(one)}</span>}
          </label>
        ))}
      </fieldset>
      <div ref={list} tabIndex={-1} {...useListKey()} {...focus}>
        <Loaded query={fees}>{(loaded) => isChosen && <FeeList fees={loaded} />}</Loaded>
        {!isOpen(state) && <p className={styles.soft}>{words.lastYear}</p>}
      </div>
    </SectionPage>
  );
}

function useFees(state: State) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'fees', state],
    queryFn: ({ signal }) => api.call<typeof listDeskFees>('GET', '/desk/fees', { query: { state }, signal }),
  });
}

interface OpenFees {
  /** What the page opened with; null until that is known. Deciding the last fee of it leads nowhere else. */
  readonly first: State | null;
  readonly counts: ReadonlyMap<State, number>;
}

/** How many fees are open, and which state to begin with. */
function useOpenFees(): OpenFees {
  const [first, setFirst] = useState<State | null>(null);
  const open = { objected: useFees('objected'), due: useFees('due'), pending: useFees('pending') };
  const counts = new Map(OPEN.map((state) => [state, open[state].data?.length ?? 0]));
  if (first === null && OPEN.every((state) => !open[state].isPending))
    setFirst(OPEN.find((state) => (counts.get(state) ?? 0) > 0) ?? 'objected');
  return { first, counts };
}

function FeeList({ fees }: { readonly fees: readonly DeskFee[] }) {
  const words = useWords(FEES_WORDS);
  const language = useLanguage();
  if (fees.length === 0) return <p>{words.none}</p>;
  const cents = fees.reduce((sum, fee) => sum + fee.cents, 0);
  return (
    <div>
      <p className={styles.sum}>{words.sum(fees.length, exactEuroWords(cents, language))}</p>
      <ul className={styles.fees}>
        {fees.map((fee) => (
          <FeeRow key={fee.id} fee={fee} />
        ))}
      </ul>
    </div>
  );
}

function FeeRow({ fee }: { readonly fee: DeskFee }) {
  const words = useWords(FEES_WORDS);
  const language = useLanguage();
  const moment = (time: string) => momentWords(new Date(time), language);
  const { customer_id: id, customer_name: name, canceled_at: canceledAt } = fee;
  return (
    <li className={styles.fee}>
      <div className={styles.about}>
        <p>
          {id === null ? (
            words.deletedPerson
          ) : (
            <Link to={addressIn(language, `/desk/people/${encodeURIComponent(id)}`)}>{name ?? id}</Link>
          )}
          <span className={styles.soft}>
            {words.kinds[fee.kind]}: {fee.timer_name}, {moment(fee.start_datetime)}
            {canceledAt !== null && `, ${words.canceledAt(moment(canceledAt))}`}
          </span>
        </p>
        {fee.objection !== null && fee.objection !== '' && (
          <p className={styles.words}>
            {words.objection}: <q>{fee.objection}</q>
          </p>
        )}
      </div>
      <strong className={styles.amount}>{exactEuroWords(fee.cents, language)}</strong>
      <FeeActions fee={fee} />
    </li>
  );
}
