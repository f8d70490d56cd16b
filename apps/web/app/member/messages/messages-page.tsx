import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import type { MetaArgs } from 'react-router';
import { memberAnswers } from '../../customer/member-answers.ts';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useAddress } from '../../use-address.ts';
import { MessagesView } from './messages-view.tsx';
import { MESSAGES_WORDS } from './messages-words.ts';
import styles from './messages.module.css';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, MESSAGES_WORDS);

/** What the studio told a member; the guard around it requires sign-in. */
export default function MessagesPage() {
  const api = useApiClient();
  const { user } = useSession();
  const { heading, lead, settings } = useWords(MESSAGES_WORDS);
  const address = useAddress();
  if (user === null) return null;
  return (
    <Page heading={heading} lead={<p>{lead}</p>} grows>
      <div className={styles.view}>
        {/* Above the list, which may be long, and there whatever failed to load. */}
        <ButtonLink to={address('messageSettings')} look="outline" className={styles.fit}>
          {settings}
        </ButtonLink>
        <MessagesView api={api} answers={memberAnswers(api, user)} />
      </div>
    </Page>
  );
}
