import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Datenschutz-Einstellungen',
    description: 'Was diese Seite nur mit deiner Zustimmung lädt.',
  });

export default function PrivacySettingsPage() {
  const { email } = studio.contact;
  return (
    <Page
      heading="Datenschutz-Einstellungen"
      lead="Zurzeit lädt diese Seite nichts, wofür wir dich fragen müssten."
      lang="de"
    >
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Page>
  );
}
