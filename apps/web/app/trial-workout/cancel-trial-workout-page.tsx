import type { MetaArgs } from 'react-router';
import { useWords } from '../language.ts';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { CANCELLATION_WORDS } from './cancellation-words.ts';
import { CancellationView } from './cancellation-view.tsx';
import { useCancellation } from './use-cancellation.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CANCELLATION_WORDS);

/** Behind the link of a confirmation mail: shows the booking, asks, gives the place back. */
export default function CancelTrialWorkoutPage() {
  const { heading } = useWords(CANCELLATION_WORDS);
  const { cancellation, cancel, retry } = useCancellation();
  return (
    <Page heading={heading} grows>
      <CancellationView cancellation={cancellation} onCancel={cancel} onRetry={retry} />
    </Page>
  );
}
