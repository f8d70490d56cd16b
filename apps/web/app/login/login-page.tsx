import { studio } from '@lifted/profile/studio';
import { Suspense, useState } from 'react';
import { useLocation, type MetaArgs } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { useSession } from '../session/session-context.tsx';
import { useLeaveWhenSignedIn } from '../session/use-leave-when-signed-in.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { LegalLinks } from './legal-links-row.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { hasJustSetPassword } from './password-set.ts';
import { useFocusAfterChallenge } from './use-focus-after-challenge.ts';

/** Only people with a second factor fetch its step. */
const ChallengeStep = lazyPart(
  'challenge-step',
  async () => (await import('./challenge-step.tsx')).ChallengeStep,
);

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, { title: 'Login', description: 'Sign in to your dashboard.' });

/** Where members sign in (specification, section 2); whoever is signed in goes on to where they came from. */
export default function LoginPage() {
  useLeaveWhenSignedIn();
  const location = useLocation();
  const { challenge } = useSession();
  const [whyAnew, setWhyAnew] = useState<string | null>(null);
  const entry = useFocusAfterChallenge(challenge !== null);
  return (
    <Page heading="Login">
      <div className={styles.columns}>
        <div ref={entry} className={styles.entry}>
          {challenge === null ? (
            <>
              {hasJustSetPassword(location.state) && (
                <Notice tone="success">Your password is set. Sign in with it now.</Notice>
              )}
              {whyAnew !== null && <Notice tone="error">{whyAnew}</Notice>}
              <LoginForm />
            </>
          ) : (
            <Suspense fallback={null}>
              <ChallengeStep challenge={challenge} onOver={setWhyAnew} />
            </Suspense>
          )}
        </div>
        {challenge === null && <Help />}
      </div>
      <LegalLinks />
    </Page>
  );
}

function Help() {
  return (
    <section className={styles.help} aria-label="Help">
      <p>
        <strong>Signed up with a wrong email address?</strong> You can change it on the tablets in the studio
        at your next workout.
      </p>
      <p>
        <strong>Looking for your passes?</strong> They are in the booking service.
        <ExternalLink href={studio.links.memberLogin} className={styles.external}>
          Member Login
        </ExternalLink>
      </p>
    </section>
  );
}
