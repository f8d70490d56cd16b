import { type FindCaller, recogniseRecentSignIns } from '../http/caller.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { BackgroundTasks } from '../http/background-tasks.ts';
import { registerConfirmation } from './confirmation/confirmation-calls.ts';
import { findConfirmation, recentSignInRule } from './confirmation/recent-sign-in.ts';
import { endFormerSession } from './sign-in/complete-sign-in.ts';
import { findCallerBy } from './find-caller.ts';
import { googleCaller, registerGoogleCalls } from './sign-in/google-sign-in.ts';
import type { IdentityDependencies, IdentityOptions } from './identity-dependencies.ts';
import { createIdentityLibrary } from './identity-library.ts';
import { libraryCaller, NO_BROWSER, userIn } from './library-call.ts';
import { registerLinkPage } from './link-page/link-page-routes.ts';
import { registerReportPage } from './known-devices/report-routes.ts';
import { registerMailCodeCalls } from './mail-codes/mail-code-calls.ts';
import { registerOwnSessionCalls } from './own-sessions/own-session-calls.ts';
import { registerPasswordReset } from './sign-in/password-reset.ts';
import { registerPasswordSignIn } from './sign-in/password-sign-in.ts';
import { registerPasskeyCalls } from './passkeys/passkey-calls.ts';
import { registerPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { registerRolesCall } from './accounts/roles-call.ts';
import { registerSessionCalls } from './sign-in/session-calls.ts';
import { registerSecondFactorStep } from './second-factors/second-factor-step.ts';
import { registerEnrolmentCalls } from './second-factors/enrolment.ts';
import { registerFactorCalls } from './second-factors/factor-calls.ts';
import { findSessionFacts } from './second-factors/sign-in-session.ts';
import { SecretBox } from './second-factors/secret-box.ts';
import { registerSignInLinkCalls } from './sign-in/sign-in-link-calls.ts';
import { idTokenVerifier } from './tokens/id-token-verifier.ts';
import { registerChangePassword, registerPasskeyEndpoints } from './well-known.ts';
import { signingCheck } from './tokens/signing-check.ts';

/** Signing in, sessions, ID tokens, and identifying callers. */
export interface Identity {
  readonly findCaller: FindCaller;
  /** Rejects with a message for the operator when ID tokens cannot be signed and verified. */
  readonly checkSigning: () => Promise<void>;
  readonly register: (app: StudioApp) => void;
  /** Resolves when background tasks have finished. */
  readonly settle: () => Promise<void>;
}

const SESSION_CALL = { method: 'GET', path: '/get-session' } as const;

export function createIdentity(options: IdentityOptions): Identity {
  const { pool, now, settings, log, secondFactors } = options;
  const library = createIdentityLibrary({ settings, pool, log });
  const verify = idTokenVerifier({ pool, now, settings });
  const background = new BackgroundTasks(log);
  const dependencies: IdentityDependencies = {
    ...options,
    callLibrary: libraryCaller(library, settings),
    googleCaller: googleCaller({ settings, pool, log }),
    background,
    box: new SecretBox(settings.secrets),
  };
  return {
    findCaller: findCallerBy({ pool, now, verify, secondFactorFor: secondFactors.requiredFor }),
    checkSigning: signingCheck(library, verify),
    register(app) {
      registerPasswordSignIn(app, dependencies);
      registerSessionCalls(app, dependencies);
      registerOwnSessionCalls(app, dependencies);
      registerPasswordReset(app, dependencies);
      registerSignInLinkCalls(app, dependencies);
      registerMailCodeCalls(app, dependencies);
      registerPasskeySignIn(app, dependencies);
      registerPasskeyCalls(app, dependencies);
      registerGoogleCalls(app, dependencies);
      registerRolesCall(app, dependencies);
      registerFactorCalls(app, dependencies);
      registerEnrolmentCalls(app, dependencies);
      registerSecondFactorStep(app, dependencies);
      registerConfirmation(app, dependencies);
      recogniseRecentSignIns(
        app,
        recentSignInRule({
          now,
          findSignInTime: async ({ sessionId }) => (await findSessionFacts(pool, sessionId))?.signedInAt,
          findConfirmation: (uid) => findConfirmation(pool, uid, secondFactors),
        }),
      );
      registerChangePassword(app);
      registerPasskeyEndpoints(app, settings);
      registerReportPage(app, dependencies);
      registerLinkPage(app, {
        ...options,
        studio: {
          get name() {
            return secondFactors.studioName;
          },
        },
        findUserHere: async ({ headers }) =>
          userIn(await dependencies.callLibrary({ ...NO_BROWSER, request: { headers } }, SESSION_CALL)),
        leave: (request) => endFormerSession(dependencies, request),
      });
    },
    settle: () => background.settle(),
  };
}
