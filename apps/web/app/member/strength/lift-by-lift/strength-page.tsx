import { Page } from '@lifted/design/layout/page.tsx';
import type { MetaArgs } from 'react-router';
import { useWords } from '../../../language.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { STRENGTH_PAGE_WORDS } from './strength-page-words.ts';
import { StrengthView } from './strength-view.tsx';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, STRENGTH_PAGE_WORDS);

/** Whether a member gets stronger, lift by lift; the guard around it requires sign-in. */
export default function StrengthPage() {
  const { heading, lead } = useWords(STRENGTH_PAGE_WORDS);
  return (
    <Page heading={heading} lead={<p>{lead}</p>} grows>
      <StrengthView />
    </Page>
  );
}
