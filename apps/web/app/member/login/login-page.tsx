import { isStaffPath } from '@lifted/domain/identity/staff-path';
import { studio } from '@lifted/profile/studio';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, type MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { addressAfterSignIn } from '@lifted/client/session/return-address.ts';
import { BOOKED_ELSEWHERE, BOOKED_HERE } from '../../ui/audience.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { LegalLinks } from './legal-links-row.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { hasJustSetPassword } from './password-set.ts';
import { useFocusAfterSecondFactor } from './use-focus-after-second-factor.ts';

/** Loaded only for people with a second factor. */
const SecondFactorStep = lazyPart(
  'second-factor-step',
  async () => (await import('./second-factor-step.tsx')).SecondFactorStep,
);

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, { title: 'Login', description: 'Sign in to your dashboard.' });

/** Where members sign in (specification, section 2); members already signed in return to the page they came from. */
export default function LoginPage() {
  useLeaveWhenSignedIn();
  const location = useLocation();
  const { prompt } = useSession();
  const [whyAgain, setWhyAgain] = useState<string | null>(null);
  const entry = useFocusAfterSecondFactor(prompt !== null);
  return (
    <Page heading="Login">
      <div className={styles.columns}>
        <div ref={entry} className={styles.entry}>
          {prompt === null ? (
            <>
              {hasJustSetPassword(location.state) && (
                <Notice tone="success">Your password is set. Sign in with it now.</Notice>
              )}
              {whyAgain !== null && <Notice tone="error">{whyAgain}</Notice>}
              <LoginForm />
            </>
          ) : (
            <Suspense fallback={null}>
              <SecondFactorStep prompt={prompt} onOver={setWhyAgain} />
            </Suspense>
          )}
        </div>
        {prompt === null && <Help />}
      </div>
      <LegalLinks />
    </Page>
  );
}

/** As soon as a member is signed in, here or in another tab, returns to the page they came from. */
function useLeaveWhenSignedIn(): void {
  const { user, userRoles } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const address = addressAfterSignIn(search, userRoles);
    // The staff app is a document of its own.
    if (isStaffPath(address)) window.location.replace(address);
    else void navigate(address, { replace: true });
  }, [isSignedIn, navigate, search, userRoles]);
}

function Help() {
  return (
    <section className={styles.help} aria-label="Help">
      <p>
        <strong>Signed up with a wrong email address?</strong> You can change it on the tablets in the studio
        at your next workout.
      </p>
      <p className={BOOKED_HERE}>
        <strong>Looking for your passes?</strong> Sign in, then find them in the menu.
      </p>
      <p className={BOOKED_ELSEWHERE}>
        <strong>Looking for your passes?</strong> They are in the booking service.
        <ExternalLink href={studio.links.memberLogin} className={styles.external}>
          Member Login
        </ExternalLink>
      </p>
    </section>
  );
}
