import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Cancel your test workout',
    description: 'Give your place back so that somebody else can train.',
  });

export default function CancelTrialWorkoutPage() {
  return <Page heading="Cancel your test workout" />;
}
