import type { Pool } from 'pg';
import type { RateLimit } from '../http/register-call.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { GoogleSignIn } from './google-sign-in.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { CallLibrary } from './library-call.ts';
import type { SecondFactorSettings } from './second-factors/second-factor-dependencies.ts';

/** What the calls of this slice need. */
export interface IdentityDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: IdentitySettings;
  readonly callLibrary: CallLibrary;
  readonly google: GoogleSignIn;
  readonly background: BackgroundTasks;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  readonly secondFactors: SecondFactorSettings;
  /** Tries to sign in, to set a password or to use a link, of each kind, from one client address. */
  readonly tryLimit: RateLimit;
}
