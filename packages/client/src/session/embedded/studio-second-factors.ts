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
import type { SecondFactors } from '../identity-provider.ts';
import { callsAsIdentity } from './identity-refusal.ts';

/** The second factors our own identity service holds for the cookie's user. */
export function createStudioSecondFactors(api: ApiClient): SecondFactors {
  const call = callsAsIdentity(api);
  /** Phones whose code is still to be confirmed; everything else is an app. */
  const startedPhones = new Set<string>();

  return {
    async list() {
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
    async startTotp() {
      const answer = await call<typeof startTotp>('POST', '/identity/second-factors/totp', {});
      return { factorId: answer.factor_id, secret: answer.secret, uri: answer.uri };
    },
    async startPhone(number) {
      const body = { number };
      const { factor_id: factorId } = await call<typeof startPhone>(
        'POST',
        '/identity/second-factors/phone',
        { body },
      );
      startedPhones.add(factorId);
      return { factorId };
    },
    async confirm(factorId, code) {
      const body = { factor_id: factorId, code };
      const answer = startedPhones.has(factorId)
        ? await call<typeof confirmPhone>('POST', '/identity/second-factors/phone/confirm', { body })
        : await call<typeof confirmTotp>('POST', '/identity/second-factors/totp/confirm', { body });
      return { backupCodes: answer.backup_codes };
    },
    async newBackupCodes() {
      const answer = await call<typeof renewBackupCodes>('POST', '/identity/second-factors/backup-codes', {});
      return answer.backup_codes;
    },
    async remove(factorId) {
      const body = { factor_id: factorId };
      await call<typeof removeSecondFactor>('POST', '/identity/second-factors/remove', { body });
    },
  };
}
