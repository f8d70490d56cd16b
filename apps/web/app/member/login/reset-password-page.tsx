import { Link, type MetaArgs } from 'react-router';
import { addressOf } from '../../addresses.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { LegalLinks } from './legal-links-row.tsx';
import styles from './login.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordMailForm } from './password-mail-form.tsx';
import { useNewPassword } from './use-new-password.ts';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Set your password',
    description: 'Choose the password you sign in with.',
  });

/** Opened from a password mail: sets the first or a new password. Without a link it offers the mail. */
export default function ResetPasswordPage() {
  const { state, policy, isReady, isBusy, choose, clearRefusal } = useNewPassword();
  return (
    <Page heading="Set your password" grows>
      <div className={styles.entry}>
        {state.kind === 'choosing' && isReady && (
          <NewPasswordForm
            policy={policy}
            refusal={state.refusal}
            isBusy={isBusy}
            onChoose={choose}
            onType={clearRefusal}
          />
        )}
        {state.kind === 'no-link' && state.message !== null && <Notice tone="error">{state.message}</Notice>}
        {state.kind === 'no-link' && <PasswordMailForm />}
        <p className={styles.forgot}>
          <Link to={addressOf('login')}>Back to login</Link>
        </p>
      </div>
      <LegalLinks />
    </Page>
  );
}
