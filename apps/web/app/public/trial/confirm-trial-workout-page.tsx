import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { ConfirmationView } from './confirmation-view.tsx';
import { CONFIRMATION_WORDS } from './confirmation-words.ts';
import { NoScript } from './no-script.tsx';
import { useMailedBooking } from './use-mailed-booking.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, CONFIRMATION_WORDS);

/** Behind the link of the mail about a held place: shows the booking, asks, confirms it. */
export default function ConfirmTrialWorkoutPage() {
  const { heading, noScript } = useWords(CONFIRMATION_WORDS);
  const { mailed, act, retry } = useMailedBooking('confirm');
  return (
    <Page heading={heading} grows>
      <NoScript words={noScript} />
      <ConfirmationView mailed={mailed} onConfirm={act} onRetry={retry} />
    </Page>
  );
}
