import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { CancellationView } from './cancellation-view.tsx';
import { useCancellation } from './use-cancellation.ts';

export const meta = ({ location }: MetaArgs) => [
  ...pageMeta(location.pathname, {
    title: 'Cancel your test workout',
    description: 'Give your place back so that somebody else can train.',
  }),
  { name: 'robots', content: 'noindex' },
];

/** Behind the link of a confirmation mail: shows the booking, asks, gives the place back. */
export default function CancelTrialWorkoutPage() {
  const { cancellation, cancel, retry } = useCancellation();
  return (
    <Page heading="Cancel your test workout" grows>
      <CancellationView cancellation={cancellation} onCancel={cancel} onRetry={retry} />
    </Page>
  );
}
