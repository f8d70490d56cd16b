import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { addressOf } from '../addresses.ts';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session/session-context.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import styles from './login.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'No access',
    description: 'This page is not open to your account.',
  });

/** Where the guard sends people whose roles do not open a page (specification, section 2): says why and offers ways on. */
export default function UnauthorizedPage() {
  const { user, logout, isLoading, isAuthenticating } = useSession();
  const { email } = studio.contact;
  return (
    <Page
      heading="No access"
      lead={
        <p>
          This page is not open to your account. If you think it should be, write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      }
      grows
    >
      {user?.email != null && (
        <p className={styles.who}>
          You are signed in as <strong>{user.email}</strong>.
        </p>
      )}
      <p className={styles.actions}>
        <ButtonLink to={addressOf('dashboard')}>Your Dashboard</ButtonLink>
        <ButtonLink to={addressOf('home')} look="outline">
          Back to home
        </ButtonLink>
        {user !== null && (
          <Button look="outline" disabled={isLoading || isAuthenticating} onClick={() => void logout()}>
            Use another account
          </Button>
        )}
      </p>
    </Page>
  );
}
