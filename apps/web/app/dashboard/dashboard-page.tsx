import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your Dashboard',
    description: 'Your streak, your strength and every workout you did with us.',
  });

export default function DashboardPage() {
  return (
    <Page
      heading="Your Dashboard"
      lead="Your streak, your strength curve and every set you logged on the studio tablets will be here as soon as signing in opens. Keep lifting: nothing is lost meanwhile."
    >
      <LinkRows
        rows={[
          { to: addressOf('workoutOfTheDay'), text: 'Workout of the Day', note: 'What we train today' },
          { to: addressOf('timetable'), text: 'Timetable', note: 'Every class of the week' },
        ]}
      />
    </Page>
  );
}
