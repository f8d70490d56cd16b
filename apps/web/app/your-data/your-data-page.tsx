import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { YourDataView } from './your-data-view.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Your data',
    description: 'What we hold about you, to take along or to have deleted.',
  });

/** What members may ask of their data; the guard around it lets nobody in who is not signed in. */
export default function YourDataPage() {
  return (
    <Page heading="Your data" lead={<p>What we hold about you. Take it along, or have it deleted.</p>} grows>
      <YourDataView />
    </Page>
  );
}
