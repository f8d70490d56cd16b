import type {
  confirmPhone,
  confirmTotp,
  listSecondFactors,
  removeSecondFactor,
  renewBackupCodes,
  startPhone,
  startTotp,
} from '@lifted/contract/identity/second-factors';
import type { ApiClient } from '../../http/api-client.ts';
import type { SecondFactorOverview, TotpEnrolment } from '../identity-types.ts';
import { callsAsIdentity } from './identity-refusal.ts';

/** What every provider does with second factors, in the words of our own. */
export type SecondFactors = ReturnType<typeof createStudioSecondFactors>;

/**
 * The second factors our own identity service holds for the cookie's user. Every method throws IdentityError; changes throw
 * 'requires-recent-login' when the sign-in is too long ago.
 */
export function createStudioSecondFactors(api: ApiClient) {
  const call = callsAsIdentity(api);
  /** Phones whose code is still to be confirmed; everything else is an app. */
  const startedPhones = new Set<string>();

  return {
    async list(): Promise<SecondFactorOverview> {
      const answer = await call<typeof listSecondFactors>('GET', '/identity/second-factors', {});
      return {
        factors: answer.factors.map(({ id, kind, name, enrolled_at }) => ({
          id,
          kind,
          name,
          enrolledAt: Date.parse(enrolled_at),
        })),
        backupCodesLeft: answer.backup_codes_left,
        offered: answer.sms_available ? ['totp', 'phone'] : ['totp'],
        isRequired: answer.required,
      };
    },
    /** Nothing changes until a code of the app is confirmed. */
    async startTotp(): Promise<TotpEnrolment> {
      const answer = await call<typeof startTotp>('POST', '/identity/second-factors/totp', {});
      return { factorId: answer.factor_id, secret: answer.secret, uri: answer.uri };
    },
    /** Sends a code to a phone, with country code; nothing changes until it is confirmed. */
    async startPhone(number: string): Promise<{ readonly factorId: string }> {
      const body = { number };
      const { factor_id: factorId } = await call<typeof startPhone>(
        'POST',
        '/identity/second-factors/phone',
        { body },
      );
      startedPhones.add(factorId);
      return { factorId };
    },
    /**
     * Completes startTotp or startPhone; throws 'invalid-verification-code' or 'code-expired'. Backup codes are created with
     * the first factor and returned only here; null when there are some already, or the provider has none.
     */
    async confirm(
      factorId: string,
      code: string,
    ): Promise<{ readonly backupCodes: readonly string[] | null }> {
      const body = { factor_id: factorId, code };
      const answer = startedPhones.has(factorId)
        ? await call<typeof confirmPhone>('POST', '/identity/second-factors/phone/confirm', { body })
        : await call<typeof confirmTotp>('POST', '/identity/second-factors/totp/confirm', { body });
      return { backupCodes: answer.backup_codes };
    },
    /** New backup codes, returned only here; earlier ones become invalid. */
    async newBackupCodes(): Promise<readonly string[]> {
      const answer = await call<typeof renewBackupCodes>('POST', '/identity/second-factors/backup-codes', {});
      return answer.backup_codes;
    },
    /** With the last factor the backup codes are removed too. */
    async remove(factorId: string): Promise<void> {
      const body = { factor_id: factorId };
      await call<typeof removeSecondFactor>('POST', '/identity/second-factors/remove', { body });
    },
  };
}
