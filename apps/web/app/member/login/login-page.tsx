import { isStaffPath } from '@lifted/domain/identity/staff-path';
import { studio } from '@lifted/profile/studio';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, type MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { addressAfterSignIn } from '@lifted/client/session/return-address.ts';
import { BOOKED_ELSEWHERE, BOOKED_HERE } from '../../ui/audience.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { loadChunk } from '@lifted/client/http/load-chunk.ts';
import { forgetAskedCode, rememberAskedCode, useAskedCode } from './mail-code/asked-code.ts';
import { LegalLinks } from './legal-links-row.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { HELP_WORDS, LOGIN_WORDS } from './login-words.ts';
import { hasJustSetPassword } from './password-set.ts';
import { useFocusAfterSecondFactor } from './use-focus-after.ts';

/** Loaded only for people with a second factor. */
const SecondFactorStep = lazyPart(
  'second-factor-step',
  async () => (await import('./second-factor-step.tsx')).SecondFactorStep,
);

/** Loaded only for people who ask for a code by mail. */
const MailCodeStep = lazyPart(
  'mail-code-step',
  async () => (await import('./mail-code/mail-code-step.tsx')).MailCodeStep,
);

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, LOGIN_WORDS);

/** Where members sign in (specification, section 2); members already signed in return to the page they came from. */
export default function LoginPage() {
  useLeaveWhenSignedIn();
  useNoAppLeftBehind();
  const location = useLocation();
  const { prompt } = useSession();
  const { heading, passwordIsSet } = useWords(LOGIN_WORDS);
  const [whyAgain, setWhyAgain] = useState<string | null>(null);
  // Also when the app was ended while the mail was read.
  const askedFor = useAskedCode();
  const entry = useFocusAfterSecondFactor(prompt !== null || askedFor !== null);
  return (
    <Page heading={heading}>
      <div className={styles.columns}>
        <div ref={entry} className={styles.entry}>
          {prompt === null && askedFor !== null ? (
            <Suspense fallback={null}>
              <MailCodeStep email={askedFor} />
            </Suspense>
          ) : prompt === null ? (
            <>
              {hasJustSetPassword(location.state) && <Notice tone="success">{passwordIsSet}</Notice>}
              {whyAgain !== null && <Notice tone="error">{whyAgain}</Notice>}
              <LoginForm onCodeSent={rememberAskedCode} />
            </>
          ) : (
            <Suspense fallback={null}>
              <SecondFactorStep prompt={prompt} onOver={setWhyAgain} />
            </Suspense>
          )}
        </div>
        {prompt === null && askedFor === null && <Help />}
      </div>
      <LegalLinks />
    </Page>
  );
}

/** As soon as a member is signed in, here or in another tab, returns to the page they came from. */
function useLeaveWhenSignedIn(): void {
  const { user, userRoles } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Also of a code that was typed in another tab.
    forgetAskedCode();
    const address = addressAfterSignIn({ pathname, search }, userRoles);
    // The staff app is a document of its own.
    if (isStaffPath(address)) window.location.replace(address);
    else void navigate(address, { replace: true });
  }, [isSignedIn, navigate, pathname, search, userRoles]);
}

/**
 * Removes the app from the device of somebody who signed out. Every end of a session leads here, also one whose page was
 * closed or reloaded before its app was gone.
 */
function useNoAppLeftBehind(): void {
  useEffect(() => void leaveApp().catch((failure: unknown) => console.error(failure)), []);
}

async function leaveApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined && (await caches.keys()).length === 0) return;
  const app = await loadChunk('this-device', () => import('../../platform/installed-app/this-device.ts'));
  app.leaveApp();
}

function Help() {
  const words = useWords(HELP_WORDS);
  return (
    <section className={styles.help} aria-label={words.name}>
      <p>
        <strong>{words.wrongEmail}</strong> {words.wrongEmailHelp}
      </p>
      <p className={BOOKED_HERE}>
        <strong>{words.passes}</strong> {words.passesHere}
      </p>
      <p className={BOOKED_ELSEWHERE}>
        <strong>{words.passes}</strong> {words.passesElsewhere}
        <ExternalLink href={studio.links.memberLogin} className={styles.external}>
          {words.memberLogin}
        </ExternalLink>
      </p>
    </section>
  );
}
