import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Verträge hier kündigen',
    description: 'Kündige deinen Vertrag mit dem Studio.',
  });

export default function EndContractPage() {
  const { email } = studio.contact;
  return (
    <Page
      heading="Verträge hier kündigen"
      lead="Schreib uns, welchen Vertrag du kündigst und zu wann."
      lang="de"
    >
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Page>
  );
}
