import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Page } from '@lifted/design/layout/page.tsx';
import { SecurityView } from './security-view.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Security',
    description: 'The second step when you sign in, your backup codes, and where you are signed in.',
  });

/** Where members set up a second step; the guard around it requires sign-in. */
export default function SecurityPage() {
  return (
    <Page
      heading="Security"
      lead={
        <p>
          A second step when you sign in: a code from your phone. A stolen password alone won’t let anyone in.
        </p>
      }
      grows
    >
      <SecurityView />
    </Page>
  );
}
