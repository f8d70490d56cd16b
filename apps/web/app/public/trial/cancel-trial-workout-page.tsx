import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { CANCELLATION_WORDS } from './cancellation-words.ts';
import { CancellationView } from './cancellation-view.tsx';
import { NoScript } from './no-script.tsx';
import { useMailedBooking } from './use-mailed-booking.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CANCELLATION_WORDS);

/** Behind the link of a confirmation mail: shows the booking, asks, gives the place back. */
export default function CancelTrialWorkoutPage() {
  const { heading, noScript } = useWords(CANCELLATION_WORDS);
  const { mailed, act, retry } = useMailedBooking('cancel');
  return (
    <Page heading={heading} grows>
      <NoScript words={noScript} />
      <CancellationView mailed={mailed} onCancel={act} onRetry={retry} />
    </Page>
  );
}
