import { Card } from '@lifted/design/layout/card.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Suspense, type ReactNode } from 'react';
import { BOOKED_HERE } from '../../ui/audience.tsx';
import { useWords } from '../../language.ts';
import { DASHBOARD_WORDS } from './dashboard-words.ts';
import styles from './dashboard.module.css';

/** Keeps the height of the next class while it loads, so that the cards below stay where they are. */
export function NextClassPlace({ children = <Coming /> }: { readonly children?: ReactNode }) {
  return (
    <div className={classNames(styles.next, BOOKED_HERE)}>
      <Suspense fallback={<Coming />}>{children}</Suspense>
    </div>
  );
}

function Coming() {
  return (
    <Card heading={useWords(DASHBOARD_WORDS).nextClass} busy>
      {null}
    </Card>
  );
}
