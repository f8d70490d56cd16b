import type { Pool } from 'pg';
import type { FindCaller, SignedInCaller } from '../http/caller.ts';
import type { RateLimit } from '../http/routing/register-call.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { BackgroundTasks } from './background-tasks.ts';
import { findCallerBy } from './find-caller.ts';
import { googleCaller, registerGoogleCalls } from './sign-in/google-sign-in.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { createIdentityLibrary } from './identity-library.ts';
import type { ResetLink } from './sign-in/mailed-links.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { libraryCaller } from './library-call.ts';
import { registerOwnSessionCalls } from './own-sessions/own-session-calls.ts';
import { registerPasswordReset } from './sign-in/password-reset.ts';
import { registerPasswordSignIn } from './sign-in/password-sign-in.ts';
import { registerRolesCall } from './accounts/roles-call.ts';
import { registerSessionCalls } from './sign-in/session-calls.ts';
import { registerSecondFactorStep } from './second-factors/second-factor-step.ts';
import { registerEnrolmentCalls } from './second-factors/enrolment.ts';
import { registerFactorCalls } from './second-factors/factor-calls.ts';
import { findSessionFacts } from './second-factors/sign-in-session.ts';
import { SecretBox } from './second-factors/secret-box.ts';
import type { SecondFactorOptions } from './second-factors/second-factor-dependencies.ts';
import { registerSignInLinkCalls } from './sign-in/sign-in-link-calls.ts';
import { idTokenVerifier } from './tokens/id-token-verifier.ts';
import { signingCheck } from './tokens/signing-check.ts';

interface IdentityOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: IdentitySettings;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  /** Sends the mail with a reset link; called after the request was answered. */
  readonly sendResetLink: (link: ResetLink) => Promise<void>;
  readonly tryLimit: RateLimit;
  readonly secondFactors: SecondFactorOptions;
}

/** Signing in, sessions, ID tokens, and identifying callers. */
export interface Identity {
  readonly findCaller: FindCaller;
  /** When the caller signed in or showed the second factor; undefined when the session has ended. */
  readonly findSignInTime: (caller: SignedInCaller) => Promise<Date | undefined>;
  /** Rejects with a message for the operator when ID tokens cannot be signed and verified. */
  readonly checkSigning: () => Promise<void>;
  readonly register: (app: StudioApp) => void;
  /** Resolves when background tasks have finished. */
  readonly settle: () => Promise<void>;
}

export function createIdentity({
  pool,
  now,
  settings,
  log,
  sendResetLink,
  tryLimit,
  secondFactors,
}: IdentityOptions): Identity {
  const background = new BackgroundTasks(log);
  const forLibrary = { settings, pool, log };
  const library = createIdentityLibrary(forLibrary);
  const verify = idTokenVerifier({ pool, now, settings });
  const box = new SecretBox(settings.secrets);
  const dependencies: IdentityDependencies = {
    pool,
    now,
    settings,
    callLibrary: libraryCaller(library, settings),
    googleCaller: googleCaller(forLibrary),
    background,
    sendResetLink,
    log,
    secondFactors: { ...secondFactors, box },
    tryLimit,
  };
  return {
    findCaller: findCallerBy({ pool, now, verify, secondFactorFor: secondFactors.requiredFor }),
    async findSignInTime({ sessionId }) {
      const facts = await findSessionFacts(pool, sessionId);
      return facts?.shownAt ?? facts?.begunAt;
    },
    checkSigning: signingCheck(library, verify),
    register(app) {
      registerPasswordSignIn(app, dependencies);
      registerSessionCalls(app, dependencies);
      registerOwnSessionCalls(app, dependencies);
      registerPasswordReset(app, dependencies);
      registerSignInLinkCalls(app, dependencies);
      registerGoogleCalls(app, dependencies);
      registerRolesCall(app, dependencies);
      registerFactorCalls(app, dependencies);
      registerEnrolmentCalls(app, dependencies);
      registerSecondFactorStep(app, dependencies);
    },
    settle: () => background.settle(),
  };
}
