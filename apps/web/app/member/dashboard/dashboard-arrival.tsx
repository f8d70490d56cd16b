import { ComingCards } from './coming-cards.tsx';
import { DashboardHeader, DashboardLoading } from './dashboard-header.tsx';
import { NextClassPlace } from './next-class-place.tsx';
import { TodayPlace } from './today-place.tsx';
import styles from './dashboard.module.css';

/** The dashboard before the member is known: its heading and placeholders for the cards. */
export function DashboardArrival() {
  return (
    <div className={styles.page}>
      <DashboardHeader>
        <DashboardLoading />
      </DashboardHeader>
      <NextClassPlace />
      <TodayPlace />
      <ComingCards />
    </div>
  );
}
