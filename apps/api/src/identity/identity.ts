import type { Pool } from 'pg';
import type { FindCaller, SignedInCaller } from '../http/caller.ts';
import type { RateLimit } from '../http/register-call.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { BackgroundTasks } from './background-tasks.ts';
import { createTokenVerifier, findCallerBy } from './find-caller.ts';
import { registerGoogleCalls } from './google-calls.ts';
import { GoogleSignIn } from './google-sign-in.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { createIdentityLibrary, type ResetLink } from './identity-library.ts';
import type { IdentitySettings } from './identity-settings.ts';
import { libraryCaller } from './library-call.ts';
import { registerOwnSessionCalls } from './own-sessions/own-session-calls.ts';
import { registerPasswordReset } from './password-reset.ts';
import { registerPasswordSignIn } from './password-sign-in.ts';
import { registerRolesCall } from './roles-call.ts';
import { registerSessionCalls } from './session-calls.ts';
import { registerChallengeCalls } from './second-factors/challenge-calls.ts';
import { registerEnrolmentCalls } from './second-factors/enrolment-calls.ts';
import { registerFactorCalls } from './second-factors/factor-calls.ts';
import { findSessionFacts } from './second-factors/session-repository.ts';
import { SecretBox } from './second-factors/secret-box.ts';
import type { SecondFactorOptions } from './second-factors/second-factor-dependencies.ts';
import { registerSignInLinkCalls } from './sign-in-link-calls.ts';
import { signingCheck } from './signing-check.ts';

interface IdentityOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: IdentitySettings;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  /** Writes the mail with a reset link; called after the request was answered. */
  readonly sendResetLink: (link: ResetLink) => Promise<void>;
  readonly tryLimit: RateLimit;
  readonly secondFactors: SecondFactorOptions;
}

/** Who people are: signing in, sessions, ID tokens, and recognising who makes a call. */
export interface Identity {
  readonly findCaller: FindCaller;
  /** When the caller signed in or showed the second factor; undefined when that session is over. */
  readonly findSignInTime: (caller: SignedInCaller) => Promise<Date | undefined>;
  /** Rejects when ID tokens can neither be signed nor verified, with a sentence for the operator. */
  readonly checkSigning: () => Promise<void>;
  readonly register: (app: StudioApp) => void;
  /** Resolves when what goes on after its answer is done. */
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
  const forLibrary = {
    settings,
    pool,
    log,
    sendResetLink: async (link: ResetLink) =>
      background.run('password reset mail', () => sendResetLink(link)),
  };
  const library = createIdentityLibrary(forLibrary);
  const verify = createTokenVerifier({ pool, now, settings });
  const box = new SecretBox(settings.secrets);
  const dependencies: IdentityDependencies = {
    pool,
    now,
    settings,
    callLibrary: libraryCaller(library, settings),
    google: new GoogleSignIn(forLibrary),
    background,
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
      registerChallengeCalls(app, dependencies);
    },
    settle: () => background.settle(),
  };
}
