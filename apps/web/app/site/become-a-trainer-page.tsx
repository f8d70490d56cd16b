import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Page } from '../ui/page.tsx';
import styles from './coming.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Become a Trainer',
    description: 'Coach strength classes in Berlin Prenzlauer Berg: how to join the team.',
  });

export default function BecomeATrainerPage() {
  return (
    <Page
      heading="Become a Trainer"
      lead="The three steps into our team will be on this page soon. You need not wait for it: write to us and say how you coach."
    >
      <p className={styles.action}>
        <a href={`mailto:${studio.contact.email}`}>{studio.contact.email}</a>
      </p>
      <LinkRows
        rows={[{ to: addressOf('timetable'), text: 'Train with us first', note: 'See our coaches at work' }]}
      />
    </Page>
  );
}
