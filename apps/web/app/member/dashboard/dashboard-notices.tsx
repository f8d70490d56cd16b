import { AppNotices } from '../../platform/installed-app/app-notices.tsx';
import { CardBoundary } from './card-boundary.tsx';
import { RecapOffer } from '../recap/recap-offer.tsx';
import { NewRecordsNotice } from '../records/new-records-notice.tsx';

/** What the dashboard says besides its cards: one thing worth a look, and what the app has to say. */
export function DashboardNotices() {
  return (
    <>
      <CardBoundary>
        <NewRecordsNotice otherwise={<RecapOffer />} />
      </CardBoundary>
      <CardBoundary>
        <AppNotices />
      </CardBoundary>
    </>
  );
}
