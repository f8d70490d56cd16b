import { SMS_COUNTRY_CODES } from '@lifted/domain/identity/sms-countries';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const GATEWAY = {
  SMS_GATEWAY_URL: 'https://sms.example/messages',
  SMS_GATEWAY_TOKEN: 'a token',
  SMS_SENDER: 'LIFTED',
};
const PRODUCTION = {
  STUDIO_MODE: 'production',
  PUBLIC_URL: 'https://lifted.example',
  SMTP_URL: 'smtp://user:pass@mail.example:587',
  IDENTITY_SECRET: 'a secret of thirty-two characters',
};
const envOf = (source: Record<string, string>) => {
  const reading = readEnv(source);
  return reading.ok ? reading.env : undefined;
};
const faultsOf = (source: Record<string, string>) => {
  const reading = readEnv(source);
  return reading.ok ? [] : reading.faults;
};

describe('the SMS gateway', () => {
  it('is none unless it is set, with all its settings', () => {
    expect(envOf({})?.smsGateway).toBeUndefined();
    expect(envOf({ ...PRODUCTION, ...GATEWAY })?.smsGateway).toEqual({
      url: GATEWAY.SMS_GATEWAY_URL,
      token: 'a token',
      sender: 'LIFTED',
    });
  });

  it.each(Object.keys(GATEWAY))('is refused without %s', (name) => {
    expect(faultsOf({ ...GATEWAY, [name]: '' })).toEqual([
      'SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN and SMS_SENDER must be set all or none.',
    ]);
  });

  it('is reached encrypted, or on this machine outside production', () => {
    const local = { ...GATEWAY, SMS_GATEWAY_URL: 'http://127.0.0.1:9001/sms' };
    expect(envOf(local)?.smsGateway?.url).toBe('http://127.0.0.1:9001/sms');
    expect(faultsOf({ ...PRODUCTION, ...local })).toEqual(['SMS_GATEWAY_URL must start with https://.']);
    expect(faultsOf({ ...GATEWAY, SMS_GATEWAY_URL: 'http://sms.example' })).toHaveLength(1);
  });

  it('names a sender a phone can show', () => {
    expect(envOf({ ...GATEWAY, SMS_SENDER: '+4915112345678' })?.smsGateway?.sender).toBe('+4915112345678');
    expect(faultsOf({ ...GATEWAY, SMS_SENDER: 'LIFTED Strength Training' })).toEqual([
      'SMS_SENDER must be up to 11 letters and digits, or a number.',
    ]);
  });
});

describe('countries codes are sent to by SMS', () => {
  it('are the EU and Switzerland, or those that are named', () => {
    expect(envOf({})?.smsCountryCodes).toEqual(SMS_COUNTRY_CODES);
    expect(envOf({ SMS_COUNTRY_CODES: '49, +44' })?.smsCountryCodes).toEqual(['49', '44']);
  });

  it.each(['DE', '0049', '+4915', '49,,43', '49;43'])('are not %s', (text) => {
    expect(faultsOf({ SMS_COUNTRY_CODES: text })).toEqual([
      'SMS_COUNTRY_CODES must be calling codes with a comma between them, such as 49,43,41.',
    ]);
  });
});

describe('roles that need a second factor', () => {
  it('are all who work here in production, unless it says otherwise', () => {
    expect(envOf(PRODUCTION)?.secondFactorRequiredFor).toEqual(['coach', 'desk', 'owner']);
    expect(envOf({ ...PRODUCTION, SECOND_FACTOR_REQUIRED_FOR: 'owner' })?.secondFactorRequiredFor).toEqual([
      'owner',
    ]);
  });

  it('are none elsewhere unless they are named', () => {
    expect(envOf({})?.secondFactorRequiredFor).toEqual([]);
    expect(envOf({ SECOND_FACTOR_REQUIRED_FOR: ' owner,coach ' })?.secondFactorRequiredFor).toEqual([
      'coach',
      'owner',
    ]);
  });

  it('are roles of the studio', () => {
    expect(faultsOf({ SECOND_FACTOR_REQUIRED_FOR: 'coach,trainer' })).toEqual([
      'SECOND_FACTOR_REQUIRED_FOR must be roles with a comma between them: member, coach, desk, owner.',
    ]);
  });
});
