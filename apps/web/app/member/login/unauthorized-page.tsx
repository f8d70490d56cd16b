import { studio } from '@lifted/profile/studio';
import type { MetaArgs } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import styles from './login.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'No access',
    description: 'Your account doesn’t have access to this page.',
  });

/** Where the guard sends people whose roles do not open a page (specification, section 2): says why and offers ways on. */
export default function UnauthorizedPage() {
  const { user, withSession, isLoading, isAuthenticating } = useSession();
  const { email } = studio.contact;
  return (
    <Page
      heading="No access"
      lead={
        <p>
          Your account doesn’t have access to this page. If you think it should, write to{' '}
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
          <Button
            look="outline"
            disabled={isLoading || isAuthenticating}
            onClick={() => void withSession((session) => session.logout())}
          >
            Use another account
          </Button>
        )}
      </p>
    </Page>
  );
}
