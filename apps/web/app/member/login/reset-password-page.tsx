import { Link, type MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Notice } from '@lifted/design/notice.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { LegalLinks } from './legal-links-row.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './login.module.css';
import { LOGIN_WORDS } from './login-words.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { NEW_PASSWORD_WORDS } from './new-password-words.ts';
import { PasswordMailForm } from './password-mail-form.tsx';
import { useNewPassword } from './use-new-password.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, NEW_PASSWORD_WORDS);

/** Opened from a password mail: sets the first or a new password. Without a link it offers the mail. */
export default function ResetPasswordPage() {
  const { state, owner, other, policy, isReady, isBusy, choose, clearRefusal } = useNewPassword();
  const { title } = useWords(NEW_PASSWORD_WORDS);
  const { back } = useWords(LOGIN_WORDS);
  const address = useAddress();
  return (
    <Page heading={title} grows>
      <div className={styles.entry}>
        {state.kind === 'choosing' && isReady && (
          <NewPasswordForm
            owner={owner}
            other={other}
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
          <Link to={address('login')}>{back}</Link>
        </p>
      </div>
      <LegalLinks />
    </Page>
  );
}
