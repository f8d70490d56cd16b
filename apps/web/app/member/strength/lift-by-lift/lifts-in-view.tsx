import {
  DEFAULT_PROGRESSION_WINDOW,
  windowStart,
  type ProgressionWindow,
} from '@lifted/domain/training/strength-progression';
import { foremostLift } from '@lifted/domain/training/lift-progress';
import { addMonths, monthOf } from '@lifted/domain/calendar/calendar-month';
import { monthInWords } from '@lifted/domain/language/civil-words';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../language.ts';
import { useAddress } from '../../../use-address.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { AllLifts } from './all-lifts/all-lifts.tsx';
import { OneLift } from './one-lift/one-lift.tsx';
import { STRENGTH_PAGE_WORDS } from './strength-page-words.ts';
import styles from './strength-page.module.css';
import type { ToldLifts } from './told-lifts.ts';

interface LiftsInViewProps {
  /** At least one. */
  readonly lifts: ToldLifts;
  readonly today: CivilDate;
}

/** One lift large, and all of them small; selecting a small one makes it the large one. */
export function LiftsInView({ lifts, today }: LiftsInViewProps) {
  const language = useLanguage();
  const words = STRENGTH_PAGE_WORDS[language];
  const address = useAddress();
  const month = addMonths(monthOf(today), -1);
  const year = today.slice(0, 'YYYY'.length);
  const [window, setWindow] = useState<ProgressionWindow>(DEFAULT_PROGRESSION_WINDOW);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const large = useRef<HTMLHeadingElement>(null);
  const all = [...lifts.current, ...lifts.resting];
  const chosen = all.find(({ id }) => id === chosenId) ?? foremostLift(lifts.current) ?? all[0];
  // What was pressed is seen at once; lines of ten years follow without holding up the next press.
  const shown = useDeferredValue(chosen);
  const shownWindow = useDeferredValue(window);
  const choose = useCallback((id: string) => setChosenId(id), []);
  const shownId = shown?.id;
  useEffect(() => {
    if (chosenId !== null && chosenId === shownId) large.current?.focus();
  }, [chosenId, shownId]);
  if (chosen === undefined || shown === undefined) return null;
  return (
    <>
      <OneLift
        lift={shown}
        progress={lifts.current.find(({ id }) => id === shown.id)?.progress ?? null}
        window={window}
        shownWindow={shownWindow}
        onWindow={setWindow}
        today={today}
        heading={large}
      />
      <AllLifts
        lifts={lifts}
        chosenId={chosen.id}
        from={windowStart(today, shownWindow)}
        today={today}
        onChoose={choose}
      />
      <div className={styles.how}>
        <Disclosure label={words.how}>
          <p>{words.whatIsEstimated}</p>
          <p>{words.whatIsCompared}</p>
          <p>{words.whatIsALift}</p>
        </Disclosure>
        <p className={styles.back}>
          <Link to={address('recap', { period: month })}>
            {words.lookBack(monthInWords(month, language))}
          </Link>
          <Link to={address('recap', { period: year })}>{words.lookBack(year)}</Link>
        </p>
      </div>
    </>
  );
}
