import { useParams } from 'react-router';
import { AnnouncementsPage } from './announcements-page.tsx';
import { ComposePage } from './compose-page.tsx';

/** What was announced, and the page that writes a new one, in one chunk of scripts. */
export function AnnouncementsSection() {
  return useParams()['view'] === 'new' ? <ComposePage /> : <AnnouncementsPage />;
}
