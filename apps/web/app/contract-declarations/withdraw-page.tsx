import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Vertrag widerrufen',
    description: 'Widerrufe deinen Vertrag mit dem Studio.',
  });

export default function WithdrawPage() {
  const { email } = studio.contact;
  return (
    <Page heading="Vertrag widerrufen" lead="Schreib uns, welchen Vertrag du widerrufst." lang="de">
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Page>
  );
}
