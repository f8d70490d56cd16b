import type { DeskFee, exportDeskFees, listDeskFees } from '@lifted/contract/desk/desk-fees';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { saveFile } from '@lifted/client/save-file.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { FeeActions } from './fee-actions.tsx';
import { FEES_WORDS } from './fees-words.ts';
import styles from './fees.module.css';

/** The states in the order of what there is to do. */
const SHOWN: readonly DeskFee['state'][] = ['objected', 'due', 'pending', 'settled', 'waived', 'dropped'];

/** Fees by state: objections to decide first, and what is due as a file for collecting. */
export function FeesPage() {
  const words = useWords(FEES_WORDS);
  const api = useApiClient();
  const [asked, setAsked] = useSearchParams();
  const state = SHOWN.find((one) => one === asked.get('state')) ?? 'objected';
  const [hasFailed, setHasFailed] = useState(false);
  const fees = useQuery({
    queryKey: ['desk', 'fees', state],
    queryFn: ({ signal }) => api.call<typeof listDeskFees>('GET', '/desk/fees', { query: { state }, signal }),
  });
  const save = async () => {
    setHasFailed(false);
    try {
      const file = await api.call<typeof exportDeskFees>('GET', '/desk/fees.csv', { query: { state } });
      if (file instanceof Blob) saveFile(`lifted-fees-${state}.csv`, file);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={
        <Button look="outline" disabled={fees.data?.length === 0} onClick={() => void save()}>
          {words.csv}
        </Button>
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
              onChange={() => setAsked({ state: one }, { replace: true })}
            />
            {words.states[one]}
          </label>
        ))}
      </fieldset>
      {hasFailed && <Notice tone="error">{words.csvFailed}</Notice>}
      <Loaded query={fees}>{(loaded) => <FeeList fees={loaded} />}</Loaded>
    </SectionPage>
  );
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
