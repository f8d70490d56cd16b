import { useParams } from 'react-router';
import { InboxPage } from './inbox-page.tsx';
import { MailsPage } from './mails-page.tsx';
import { TrialsPage } from './trials-page.tsx';

/** The inbox and the lists below its address, in one chunk of scripts; for a list that does not exist, the inbox. */
export function InboxSection() {
  switch (useParams()['list']) {
    case 'trials':
      return <TrialsPage />;
    case 'mails':
      return <MailsPage />;
    default:
      return <InboxPage />;
  }
}
