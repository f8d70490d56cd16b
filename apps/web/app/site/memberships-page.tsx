import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { buttonClass } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { Page } from '../ui/page.tsx';
import styles from './coming.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Memberships',
    description: 'Passes and memberships for strength classes in Berlin Prenzlauer Berg.',
  });

export default function MembershipsPage() {
  return (
    <Page
      heading="Memberships"
      lead="Passes and memberships will be on this page soon. Already have one? It waits in the Member Login."
    >
      <p className={styles.action}>
        <ExternalLink href={studio.links.memberLogin} className={buttonClass('outline')}>
          Member Login
        </ExternalLink>
      </p>
      <LinkRows
        rows={[
          {
            to: addressOf('timetable'),
            text: 'Not a member yet?',
            note: 'Your first class is free: pick one',
          },
        ]}
      />
    </Page>
  );
}
