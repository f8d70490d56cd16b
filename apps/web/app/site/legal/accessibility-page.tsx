import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Barrierefreiheit',
    description: 'Wie zugänglich diese Seite ist und wem du eine Hürde meldest.',
  });

export default function AccessibilityPage() {
  const { email } = studio.contact;
  return (
    <Page heading="Barrierefreiheit" lead="Du bist auf eine Hürde gestoßen? Schreib uns." lang="de">
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Page>
  );
}
