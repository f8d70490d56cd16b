import {
  berlinDate,
  isCivilDate,
  isInEnteredYears,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { isNumberPeriod, type NumberPeriod } from '@lifted/domain/desk/studio-numbers';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../language.ts';
import { FormControl } from '../parts/form-control.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { useBranchOfNumbers } from '../branches/branch-choice.tsx';
import { choiceOf, PERIOD_CHOICES, periodIn, periodOf } from './number-periods.ts';
import styles from './numbers.module.css';
import { NUMBERS_WORDS } from './numbers-words.ts';

interface ChosenPeriod {
  readonly period: NumberPeriod;
  readonly today: CivilDate;
  /** As an address carries it to the page of a number and back. */
  readonly query: string;
  /** Where the address names a branch: that one, as the calls take it. */
  readonly ofBranch: { readonly branch?: string };
  /** Whose numbers the reader may see is known by now. */
  readonly isKnown: boolean;
}

/** The period the address names, in the days of Berlin, and its branch. */
export function usePeriod(): ChosenPeriod {
  const [search] = useSearchParams();
  const today = berlinDate(useTime());
  const period = periodIn(search, today);
  const branch = useBranchOfNumbers();
  const ofBranch = branch === null || branch === undefined ? {} : { branch };
  const isKnown = branch !== undefined;
  return {
    period,
    today,
    ofBranch,
    isKnown,
    query: new URLSearchParams({ ...period, ...ofBranch }).toString(),
  };
}

interface PeriodToolsProps {
  readonly period: NumberPeriod;
  readonly today: CivilDate;
  /** Chooses what else the numbers are narrowed to. */
  readonly children?: ReactNode;
}

/** Chooses a period by its name or its days. */
export function PeriodTools({ period, today, children }: PeriodToolsProps) {
  const words = useWords(NUMBERS_WORDS);
  const [, setSearch] = useSearchParams();
  const choose = ({ first, last }: NumberPeriod) =>
    setSearch(
      (search) => {
        search.set('first', first);
        search.set('last', last);
        return search;
      },
      { replace: true },
    );
  const day = (name: 'first' | 'last', other: CivilDate) => (
    <DayOfPeriod
      name={name}
      shown={period[name]}
      take={(typed) => {
        const asTyped = { ...period, [name]: typed };
        // A day beyond the other one takes it along.
        if (isNumberPeriod(asTyped.first, asTyped.last)) choose(asTyped);
        else if (other !== typed) choose({ first: typed, last: typed });
      }}
    />
  );
  return (
    <div className={styles.period}>
      <FormControl
        field={{
          name: 'period',
          label: words.period,
          kind: 'choice',
          choices: PERIOD_CHOICES.map((choice) => [choice, words.periods[choice]] as const),
        }}
        value={choiceOf(period, today)}
        fault={undefined}
        onType={(typed) => {
          const choice = PERIOD_CHOICES.find((one) => one === typed);
          const named = choice && periodOf(choice, today);
          if (named) choose(named);
        }}
      />
      {day('first', period.last)}
      {day('last', period.first)}
      {children}
    </div>
  );
}

/** Takes a day once it is whole: of 2025 the keyboard makes the years 2, 20 and 202 first. */
function DayOfPeriod({
  name,
  shown,
  take,
}: {
  readonly name: 'first' | 'last';
  readonly shown: CivilDate;
  readonly take: (day: CivilDate) => void;
}) {
  const words = useWords(NUMBERS_WORDS);
  const [half, setHalf] = useState({ text: '', of: '' });
  return (
    <FormControl
      field={{ name, label: words[name], kind: 'date' }}
      value={half.of === shown ? half.text : shown}
      fault={undefined}
      onType={(typed) => {
        const isWhole = isCivilDate(typed) && isInEnteredYears(typed);
        setHalf(isWhole ? { text: '', of: '' } : { text: typed, of: shown });
        if (isWhole) take(typed);
      }}
    />
  );
}
