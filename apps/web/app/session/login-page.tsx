import { studio } from '@lifted/profile/studio';
import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { buttonClass, ButtonLink } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Page } from '../ui/page.tsx';
import styles from './session.module.css';

export const meta = () => pageMeta({ title: 'Login', description: 'Sign in to your dashboard.' });

export default function LoginPage() {
  return (
    <Page
      heading="Login"
      lead="Signing in to your dashboard opens here soon. Your bookings and passes are in the Member Login, as before."
    >
      <p className={styles.actions}>
        <ExternalLink href={studio.links.memberLogin} className={buttonClass('signal')}>
          Member Login
        </ExternalLink>
        <ButtonLink to={addressOf('timetable')} look="outline">
          Timetable
        </ButtonLink>
      </p>
    </Page>
  );
}
