import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useWords } from '../../../../language.ts';
import { STRENGTH_PAGE_WORDS } from '../strength-page-words.ts';
import type { ToldLifts } from '../told-lifts.ts';
import styles from './all-lifts.module.css';
import { LiftTile } from './lift-tile.tsx';

/** The rest is shown on request: nobody reads forty lines at once. */
const MOST_AT_FIRST = 12;

interface AllLiftsProps {
  readonly lifts: ToldLifts;
  readonly chosenId: string;
  /** First and last day of the lines. */
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly onChoose: (id: string) => void;
}

/** Small multiples: every lift in a sentence and a line over the same time; those not lifted lately follow. */
export function AllLifts({ lifts: { current, resting }, chosenId, from, today, onChoose }: AllLiftsProps) {
  const words = useWords(STRENGTH_PAGE_WORDS);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? current : current.slice(0, MOST_AT_FIRST);
  const count = current.length + resting.length;
  const isRestShown = isWhole || current.length === 0;
  const shared = { from, today, onChoose };
  return (
    <section aria-labelledby="all-lifts" className={styles.all}>
      <header className={styles.head}>
        <h2 id="all-lifts" className={styles.heading}>
          {words.allLifts}
        </h2>
        <p className={styles.note}>{words.ownScales}</p>
      </header>
      <ul className={styles.tiles}>
        {shown.map((lift) => (
          <LiftTile
            key={lift.id}
            lift={lift}
            progress={lift.progress}
            isChosen={lift.id === chosenId}
            {...shared}
          />
        ))}
      </ul>
      {isRestShown && resting.length > 0 && (
        <>
          <h3 className={styles.resting}>{words.resting}</h3>
          <ul className={styles.tiles}>
            {resting.map((lift) => (
              <LiftTile
                key={lift.id}
                lift={lift}
                progress={null}
                isChosen={lift.id === chosenId}
                {...shared}
              />
            ))}
          </ul>
        </>
      )}
      {current.length > 0 && !isWhole && count > shown.length && (
        <Button look="outline" className={styles.more} onClick={() => setWhole(true)}>
          {words.showAll(count)}
        </Button>
      )}
    </section>
  );
}
