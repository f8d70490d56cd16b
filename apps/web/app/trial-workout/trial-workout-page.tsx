import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Join a test workout',
    description: 'Try a class for free: first name and email are enough.',
  });

export default function TrialWorkoutPage() {
  return <Page heading="Join a test workout" />;
}
