import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Workout of the Day',
    description: 'What we train today: every exercise of the workout of the day.',
  });

export default function WorkoutOfTheDayPage() {
  return <Page heading="Workout of the Day" />;
}
