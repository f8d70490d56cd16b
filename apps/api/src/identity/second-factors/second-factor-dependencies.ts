import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { PoolClient } from 'pg';
import type { SecondFactorChange } from '../letters/second-factor-change.ts';
import type { SecretBox } from './secret-box.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Second-factor settings from outside identity. */
export interface SecondFactorOptions {
  /** Shown beside the code in authenticator apps, and named in messages. */
  readonly studioName: string;
  /** Roles that require a second factor for every call. */
  readonly requiredFor: readonly StudioRole[];
  /** Undefined: no codes by SMS. */
  readonly sms: SmsGateway | undefined;
  /** Calling codes of the countries SMS codes are sent to, such as '49'. */
  readonly smsCountryCodes: readonly string[];
  /** Writes the mail about a change, in the transaction of the change. */
  readonly announce: (client: PoolClient, change: SecondFactorChange) => Promise<void>;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
}

export type SecondFactorSettings = SecondFactorOptions & { readonly box: SecretBox };
