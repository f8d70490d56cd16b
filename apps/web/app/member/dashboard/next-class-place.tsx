import { Card } from '@lifted/design/layout/card.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Suspense, type ReactNode } from 'react';
import { BOOKED_HERE } from '../../ui/audience.tsx';
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
    <Card heading="Next class" busy>
      {null}
    </Card>
  );
}
