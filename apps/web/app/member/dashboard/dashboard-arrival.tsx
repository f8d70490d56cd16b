import { ComingCards } from './coming-cards.tsx';
import { DashboardHeader, DashboardLoading } from './dashboard-header.tsx';
import styles from './dashboard.module.css';

/** The dashboard before it is known whose it is: its head and where cards will stand, and nothing of anybody. */
export function DashboardArrival() {
  return (
    <div className={styles.page}>
      <DashboardHeader>
        <DashboardLoading />
      </DashboardHeader>
      <ComingCards />
    </div>
  );
}
