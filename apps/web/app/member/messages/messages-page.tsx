import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import type { MetaArgs } from 'react-router';
import { memberAnswers } from '../../customer/member-answers.ts';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { MessagesView } from './messages-view.tsx';
import { MESSAGES_WORDS } from './messages-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, MESSAGES_WORDS);

/** What the studio told a member; the guard around it requires sign-in. */
export default function MessagesPage() {
  const api = useApiClient();
  const { user } = useSession();
  const { heading, lead } = useWords(MESSAGES_WORDS);
  if (user === null) return null;
  return (
    <Page heading={heading} lead={<p>{lead}</p>} grows>
      <MessagesView api={api} answers={memberAnswers(api, user)} />
    </Page>
  );
}
