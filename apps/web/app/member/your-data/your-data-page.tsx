import type { MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { YourDataView } from './your-data-view.tsx';
import { YOUR_DATA_WORDS } from './your-data-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, YOUR_DATA_WORDS);

/** A member's rights over their data; the guard around it requires sign-in. */
export default function YourDataPage() {
  const { title, lead } = useWords(YOUR_DATA_WORDS);
  return (
    <Page heading={title} lead={<p>{lead}</p>} grows>
      <YourDataView />
    </Page>
  );
}
