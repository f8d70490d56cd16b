import type { StudioRole } from '@lifted/domain/studio-role';
import type { PoolClient } from 'pg';
import type { SecretBox } from './secret-box.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** What changed about how an account signs in. */
export type SecondFactorDeed =
  | 'totp_added'
  | 'phone_added'
  | 'totp_removed'
  | 'phone_removed'
  | 'backup_codes_renewed'
  | 'backup_code_used'
  | 'codes_locked';

/** A change its owner has to hear of. */
export interface SecondFactorChange {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly deed: SecondFactorDeed;
}

/** Everything about second factors that is decided outside of identity. */
export interface SecondFactorOptions {
  /** What authenticator apps show beside the code, and messages name. */
  readonly studioName: string;
  /** Roles that may do nothing without a second factor. */
  readonly requiredFor: readonly StudioRole[];
  /** None: no codes by SMS. */
  readonly sms: SmsGateway | undefined;
  /** Writes the mail about a change in the transaction of the change. */
  readonly announce: (client: PoolClient, change: SecondFactorChange) => Promise<void>;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
}

export type SecondFactorSettings = SecondFactorOptions & { readonly box: SecretBox };
