import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { MessageSettingsView } from './message-settings-view.tsx';
import { MESSAGE_SETTINGS_WORDS } from './message-settings-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, MESSAGE_SETTINGS_WORDS);

/** Where a member chooses how to hear from the studio; the guard around it requires sign-in. */
export default function MessageSettingsPage() {
  const api = useApiClient();
  const { heading, lead } = useWords(MESSAGE_SETTINGS_WORDS);
  return (
    <Page heading={heading} lead={<p>{lead}</p>} grows>
      <MessageSettingsView api={api} />
    </Page>
  );
}
