import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { pageMeta } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './legal.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'AGB',
    description: `Allgemeine Geschäftsbedingungen von ${studio.legal.company}.`,
  });

export default function TermsPage() {
  const { email } = studio.contact;
  return (
    <Page heading="AGB" lead="Allgemeine Geschäftsbedingungen" lang="de">
      <div className={styles.text}>
        <p>
          Hier buchst du zurzeit nur ein kostenloses Probetraining; dabei kaufst du nichts und gehst keine
          Mitgliedschaft ein. Die vollständigen Bedingungen für Pakete und Mitgliedschaften stehen auf dieser
          Seite, bevor du hier etwas kaufen kannst.
        </p>
        <p>
          Fragen zu einem bestehenden Vertrag beantworten wir unter <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <p>
          <ButtonLink to={addressOf('imprint')} look="outline">
            Impressum & Kontakt
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
