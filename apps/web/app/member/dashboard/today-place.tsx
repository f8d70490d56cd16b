import { Card } from '@lifted/design/layout/card.tsx';
import { Suspense, type ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { DASHBOARD_WORDS } from './dashboard-words.ts';
import styles from './dashboard.module.css';

/** Keeps the height of the day's workout while it loads, so that the cards below stay where they are. */
export function TodayPlace({ children = <Coming /> }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.today}>
      <Suspense fallback={<Coming />}>{children}</Suspense>
    </div>
  );
}

function Coming() {
  return (
    <Card heading={useWords(DASHBOARD_WORDS).workoutToday} busy>
      {null}
    </Card>
  );
}
