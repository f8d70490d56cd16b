import type { StudioRole } from '@lifted/domain/people/studio-role';
import { addressOf } from '../../addresses.ts';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import styles from './dashboard.module.css';

/** The dashboard of staff who do not train here: no training data, only links. */
export function StaffDashboard({ roles }: { readonly roles: readonly StudioRole[] }) {
  return (
    <>
      <DashboardHeader>{`You are signed in as ${roles.includes('owner') ? 'the owner' : 'a coach'}.`}</DashboardHeader>
      <p className={styles.staff}>
        This page shows a member’s own training, and there is no member with your email address. If you train
        here too, have the studio add you as a customer with this address.
      </p>
      <LinkRows
        rows={[
          { to: '/desk', text: 'Desk', note: 'Today’s classes, for the team', leavesApp: true },
          {
            to: addressOf('timetable'),
            text: 'Timetable',
            note: 'Classes of the week and their free places',
          },
          { to: addressOf('workoutOfTheDay'), text: 'Workout of the Day', note: 'What is trained today' },
          { to: addressOf('security'), text: 'Security', note: 'Password, second factor, your devices' },
        ]}
      />
    </>
  );
}
