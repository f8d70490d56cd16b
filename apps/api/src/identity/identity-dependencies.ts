import type { Pool } from 'pg';
import type { RateLimit } from '../http/routing/register-call.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { ResetLink } from './sign-in/mailed-links.ts';
import type { CallLibrary } from './library-call.ts';
import type { SecondFactorSettings } from './second-factors/second-factor-dependencies.ts';

/** What the identity calls need. */
export interface IdentityDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: IdentitySettings;
  readonly callLibrary: CallLibrary;
  readonly googleCaller: () => Promise<CallLibrary>;
  readonly background: BackgroundTasks;
  readonly sendResetLink: (link: ResetLink) => Promise<void>;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  readonly secondFactors: SecondFactorSettings;
  /** Limits attempts to sign in, set a password or use a link, per kind and client address. */
  readonly tryLimit: RateLimit;
}
