import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { SecurityView } from './security-view.tsx';
import { SECURITY_WORDS } from './security-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, SECURITY_WORDS);

/** Where members set up a second step; the guard around it requires sign-in. */
export default function SecurityPage() {
  const { title, lead } = useWords(SECURITY_WORDS);
  return (
    <Page heading={title} lead={<p>{lead}</p>} grows>
      <SecurityView />
    </Page>
  );
}
