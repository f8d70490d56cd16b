import type { MetaArgs } from 'react-router';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { memberAnswers } from '../../customer/member-answers.ts';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { PassesView } from './passes-view.tsx';
import { PASSES_WORDS } from './passes-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, PASSES_WORDS);

/** What a member books with, and what they owe; the guard around it requires sign-in. */
export default function PassesPage() {
  const api = useApiClient();
  const { user } = useSession();
  const { heading, lead } = useWords(PASSES_WORDS);
  if (user === null) return null;
  return (
    <Page heading={heading} lead={<p>{lead}</p>} grows>
      <PassesView answers={memberAnswers(api, user)} />
    </Page>
  );
}
