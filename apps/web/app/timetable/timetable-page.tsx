import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { useNow } from '../ui/use-now.ts';
import { TimetableSkeleton } from './timetable-skeleton.tsx';
import { TimetableWeek } from './timetable-week.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Timetable',
    description: 'All classes of the week, with coach, time, place and free places. The first class is free.',
  });

/** The native week view of all classes; every class leads to its free test workout. */
export default function TimetablePage() {
  const now = useNow(MINUTE_MS);
  return (
    <Page heading="Timetable" lead="Pick a class. Your first one is free." grows>
      {now === null ? <TimetableSkeleton /> : <TimetableWeek now={now} />}
    </Page>
  );
}
