import type { InboxTrial, listTrials } from '@lifted/contract/desk/desk-inbox';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { addMonths } from '@lifted/domain/calendar/calendar-month';
import { monthInWords } from '@lifted/domain/language/civil-words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { MonthChoice, useMonths } from '../parts/month-choice.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { Trial } from './inbox-items.tsx';
import items from './inbox-page.module.css';
import {
  countStages,
  countTrials,
  reached,
  TRIAL_GROUPS,
  TRIAL_STAGES,
  trialKey,
  type TrialCounts,
  type TrialGroup,
  type TrialStage,
} from './trial-conversion.ts';
import styles from './trials-page.module.css';
import { INBOX_WORDS } from './inbox-words.ts';
import { TRIALS_WORDS } from './trials-words.ts';

/** As long as visitors are kept, and one month ahead. */
const MONTHS_AGO = 12;
const SHOWN_AT_FIRST = 5;
const IN_PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;

/** What became of visitors, by class, coach and month; each number shows whom it counts. */
export function TrialsPage() {
  const words = useWords(TRIALS_WORDS);
  const { toInbox } = useWords(INBOX_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [search, setSearch] = useSearchParams();
  const { current, months, named } = useMonths({ ago: MONTHS_AGO, ahead: 1 });
  const from = named(search.get('from')) ?? addMonths(current, -SHOWN_AT_FIRST);
  const to = named(search.get('to')) ?? current;
  const trials = useQuery({
    queryKey: ['desk', 'trials', from, to],
    queryFn: ({ signal }) =>
      api.call<typeof listTrials>('GET', '/desk/trials', { query: { from, to }, signal }),
  });
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/inbox')}>
          {toInbox}
        </ButtonLink>
      }
    >
      <div className={styles.months}>
        <MonthChoice
          name="from"
          label={words.from}
          months={months}
          value={from}
          onChoose={(month) => setSearch({ from: month, to: month > to ? month : to }, { replace: true })}
        />
        <MonthChoice
          name="to"
          label={words.to}
          months={months}
          value={to}
          onChoose={(month) => setSearch({ from: month < from ? month : from, to: month }, { replace: true })}
        />
      </div>
      <Loaded query={trials}>
        {(loaded) => (loaded.length === 0 ? <p>{words.none}</p> : <Counted trials={loaded} />)}
      </Loaded>
    </SectionPage>
  );
}

/** A number somebody pressed. */
interface Chosen {
  readonly group: TrialGroup;
  /** Null: all of them. */
  readonly key: string | null;
  readonly stage: TrialStage;
}

function Counted({ trials }: { readonly trials: readonly InboxTrial[] }) {
  const words = useWords(TRIALS_WORDS);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      {TRIAL_GROUPS.map((group) => (
        <Card key={group} heading={words.groups[group]}>
          <Table trials={trials} group={group} chosen={chosen} choose={setChosen} />
        </Card>
      ))}
      {chosen !== null && <Visitors trials={trials} chosen={chosen} />}
    </>
  );
}

interface TableProps {
  readonly trials: readonly InboxTrial[];
  readonly group: TrialGroup;
  readonly chosen: Chosen | null;
  readonly choose: (chosen: Chosen) => void;
}

function Table({ trials, group, chosen, choose }: TableProps) {
  const words = useWords(TRIALS_WORDS);
  const percent = new Intl.NumberFormat(useLanguage(), IN_PERCENT);
  const name = useKeyName(group);
  const rows = countTrials(trials, group);
  const line = (counts: Omit<TrialCounts, 'key'>, key: string | null) => (
    <tr key={key ?? ''}>
      <th scope="row">{name(key)}</th>
      {TRIAL_STAGES.map((stage) => (
        <td key={stage}>
          {counts[stage] === 0 ? (
            <span className={styles.none}>0</span>
          ) : (
            <button
              type="button"
              className={styles.number}
              aria-pressed={chosen?.group === group && chosen.key === key && chosen.stage === stage}
              onClick={() => choose({ group, key, stage })}
            >
              {counts[stage]}
              {stage !== 'booked' && (
                <span className={styles.share}>{percent.format(counts[stage] / counts.booked)}</span>
              )}
              <VisuallyHidden> {words.shown(name(key), words.stages[stage])}</VisuallyHidden>
            </button>
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns[group]}</th>
            {TRIAL_STAGES.map((stage) => (
              <th key={stage} scope="col">
                {words.stages[stage]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...counts }) => line(counts, key))}
          {rows.length > 1 && line(countStages(trials), null)}
        </tbody>
      </table>
    </div>
  );
}

/** Whom a number counts, with what there is to do for each. */
function Visitors({ trials, chosen }: { readonly trials: readonly InboxTrial[]; readonly chosen: Chosen }) {
  const words = useWords(TRIALS_WORDS);
  const name = useKeyName(chosen.group);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [chosen]);
  const counted = trials.filter(
    (trial) =>
      reached(trial, chosen.stage) && (chosen.key === null || trialKey(trial, chosen.group) === chosen.key),
  );
  return (
    <div ref={place} tabIndex={-1}>
      <Card heading={words.shown(name(chosen.key), words.stages[chosen.stage])}>
        <ul className={items.items}>
          {counted.map((trial) => (
            <Trial key={trial.id} trial={trial} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** What a line is called: a month in words, everything else as it is. */
function useKeyName(group: TrialGroup): (key: string | null) => string {
  const words = useWords(TRIALS_WORDS);
  const language = useLanguage();
  return (key) => {
    if (key === null) return words.all;
    return group === 'month' ? monthInWords(key, language) : key;
  };
}
