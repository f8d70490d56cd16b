import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({ title: 'Timetable', description: 'All classes of the week, with coach, place and free spots.' });

export default function TimetablePage() {
  return <Page heading="Timetable" />;
}
