import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { YourDataView } from './your-data-view.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Your data',
    description: 'What we store about you, to download or have deleted.',
  });

/** A member's rights over their data; the guard around it requires sign-in. */
export default function YourDataPage() {
  return (
    <Page heading="Your data" lead={<p>What we store about you. Download it, or have it deleted.</p>} grows>
      <YourDataView />
    </Page>
  );
}
