import { STUDIO_ROLES, type StudioRole } from '@lifted/domain/studio-role';
import type { EnvReader } from './env-reader.ts';
import type { SmsSettings } from './identity/second-factors/http-sms-gateway.ts';

/** GSM networks show eleven letters and digits, or a number, as the sender. */
const SENDER = /^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/;

/** The gateway codes are sent by; it needs all three settings. Over http it has to be this machine, and no production. */
export function readSmsGateway(reader: EnvReader, isProduction: boolean): SmsSettings | undefined {
  const url = reader.guestUrl('SMS_GATEWAY_URL', isProduction);
  const token = reader.text('SMS_GATEWAY_TOKEN');
  const sender = reader.text('SMS_SENDER');
  if (sender !== undefined && !SENDER.test(sender)) {
    return reader.fault('SMS_SENDER must be up to 11 letters and digits, or a number.');
  }
  if (url !== undefined && token !== undefined && sender !== undefined) return { url, token, sender };
  const isAnySet = ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN', 'SMS_SENDER'].some((name) => reader.text(name));
  if (!isAnySet || (url === undefined && reader.text('SMS_GATEWAY_URL') !== undefined)) return undefined;
  return reader.fault('SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN and SMS_SENDER must be set all or none.');
}

/** Roles with a comma between them. */
export function readSecondFactorRoles(reader: EnvReader): readonly StudioRole[] {
  const names = (reader.text('SECOND_FACTOR_REQUIRED_FOR') ?? '').split(',').map((name) => name.trim());
  const wanted = names.filter((name) => name !== '');
  const roles = STUDIO_ROLES.filter((role) => wanted.includes(role));
  if (wanted.every((name) => STUDIO_ROLES.some((role) => role === name))) return roles;
  reader.fault(
    `SECOND_FACTOR_REQUIRED_FOR must be roles with a comma between them: ${STUDIO_ROLES.join(', ')}.`,
  );
  return [];
}
