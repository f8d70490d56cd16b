import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import type { WarnLog } from '../http/errors/failures.ts';
import type { RateLimit } from '../http/routing/register-call.ts';
import type { BackgroundTasks } from '../http/background-tasks.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { MailCode } from './letters/mail-code.ts';
import type { NewDevice } from './letters/new-device.ts';
import type { PasswordLink } from './letters/password-reset.ts';
import type { MailedLink } from './letters/sign-in-link.ts';
import type { SecondFactorChange } from './letters/second-factor-change.ts';
import type { CallLibrary } from './library-call.ts';
import type { SecretBox } from './second-factors/secret-box.ts';
import type { SendSms } from './second-factors/sms-gateway.ts';

/** What identity needs from outside. */
export interface IdentityOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly settings: IdentitySettings;
  readonly log: WarnLog;
  /** Sends the mail with a reset link; called after the request was answered. */
  readonly sendResetLink: (link: PasswordLink) => Promise<void>;
  /** Writes the mail with a new sign-in link, in the transaction that issues it. */
  readonly announceSignInLink: (client: PoolClient, link: MailedLink) => Promise<void>;
  /** Writes the mail with a code, in the transaction that stores it. */
  readonly announceMailCode: (client: PoolClient, code: MailCode) => Promise<void>;
  /** Writes the mail about a sign-in with a new device, in the transaction that notes the device. */
  readonly announceDevice: (client: PoolClient, device: NewDevice) => Promise<void>;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  /** Limits attempts to sign in, set a password or use a link, per kind and client address. */
  readonly tryLimit: RateLimit;
  readonly secondFactors: SecondFactorOptions;
}

/** Second-factor settings from outside identity. */
export interface SecondFactorOptions {
  /** Shown beside the code in authenticator apps, and named in messages. */
  readonly studioName: string;
  /** Roles that require a second factor for every call. */
  readonly requiredFor: readonly StudioRole[];
  /** Undefined: no codes by SMS. */
  readonly sms: SendSms | undefined;
  /** Calling codes of the countries SMS codes are sent to, such as '49'. */
  readonly smsCountryCodes: readonly string[];
  /** Writes the mail about a change, in the transaction of the change. */
  readonly announce: (client: PoolClient, change: SecondFactorChange) => Promise<void>;
}

/** What the identity calls need. */
export interface IdentityDependencies extends IdentityOptions {
  readonly callLibrary: CallLibrary;
  readonly googleCaller: () => Promise<CallLibrary>;
  readonly background: BackgroundTasks;
  readonly box: SecretBox;
}
