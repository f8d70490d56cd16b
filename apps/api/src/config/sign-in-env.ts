import { SMS_COUNTRY_CODES } from '@lifted/domain/identity/sms-countries';
import { STAFF_ROLES, STUDIO_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import { isTrusted, listed, type EnvReader } from './env-reader.ts';
import type { GoogleSettings } from '../identity/identity-settings.ts';
import type { SmsSettings } from '../identity/second-factors/sms-gateway.ts';

const GOOGLE = 'https://accounts.google.com';

/** Google needs both halves. Another issuer is for tests: http only on this machine, and never in production. */
export function readGoogle(reader: EnvReader, isProduction: boolean): GoogleSettings | undefined {
  const clientId = reader.text('GOOGLE_CLIENT_ID');
  const clientSecret = reader.text('GOOGLE_CLIENT_SECRET');
  const issuer = reader.origin('GOOGLE_ISSUER') ?? GOOGLE;
  if (!isTrusted(issuer, isProduction)) return reader.fault('GOOGLE_ISSUER must start with https://.');
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, issuer };
  return reader.fault('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both or neither.');
}

/** GSM networks show eleven letters and digits, or a number, as the sender. */
const SENDER = /^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/;

/** The gateway for SMS codes; it needs all three settings. http only on this machine, and never in production. */
export function readSmsGateway(reader: EnvReader, isProduction: boolean): SmsSettings | undefined {
  const url = reader.thirdPartyUrl('SMS_GATEWAY_URL', isProduction);
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

/** A country's calling code (ITU-T E.164): one to three digits. */
const COUNTRY_CODE = /^\+?([1-9]\d{0,2})$/;

/** Calling codes separated by commas; the EU and Switzerland by default. */
export function readSmsCountryCodes(reader: EnvReader): readonly string[] {
  const codes = (text: string) => {
    const found = listed(text).map((code) => COUNTRY_CODE.exec(code)?.[1] ?? '');
    return found.every((code) => code !== '') ? found : undefined;
  };
  const wanted = 'calling codes with a comma between them, such as 49,43,41';
  return reader.parsed('SMS_COUNTRY_CODES', codes, wanted) ?? SMS_COUNTRY_CODES;
}

/** Roles separated by commas; in production all who work here, unless it says otherwise (studio operations, section 4). */
export function readSecondFactorRoles(reader: EnvReader, isProduction: boolean): readonly StudioRole[] {
  const roles = (text: string) => {
    const names = listed(text).filter((name) => name !== '');
    const known = STUDIO_ROLES.filter((role) => names.includes(role));
    return names.every((name) => STUDIO_ROLES.some((role) => role === name)) ? known : undefined;
  };
  const wanted = `roles with a comma between them: ${STUDIO_ROLES.join(', ')}`;
  return reader.parsed('SECOND_FACTOR_REQUIRED_FOR', roles, wanted) ?? (isProduction ? STAFF_ROLES : []);
}
