import { addressOf } from '../addresses.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Page } from '../ui/page.tsx';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  return (
    <Page
      heading="Page not found"
      lead="No weight on this bar: the page does not exist, or it has moved. These three do exist."
    >
      <LinkRows
        rows={[
          { to: addressOf('home'), text: 'Home', note: 'Who we are and where to find us' },
          { to: addressOf('timetable'), text: 'Timetable', note: 'Every class of the week' },
          { to: addressOf('workoutOfTheDay'), text: 'Workout of the Day', note: 'What we train today' },
        ]}
      />
    </Page>
  );
}
