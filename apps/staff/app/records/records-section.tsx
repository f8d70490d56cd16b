import { useParams } from 'react-router';
import { PartnerVisitsPage } from './partner-visits-page.tsx';
import { RecordsPage } from './records-page.tsx';

/** The records and the list below their address, in one chunk of scripts; for a list that does not exist, the records. */
export function RecordsSection() {
  return useParams()['list'] === 'partner-visits' ? <PartnerVisitsPage /> : <RecordsPage />;
}
