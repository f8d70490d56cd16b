import { MOST_SECOND_FACTORS } from '@lifted/domain/identity/second-factor';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { Refusal, type SecondFactorOffer } from '../../http/errors/refusal.ts';
import { countBackupCodes, findEnrolled } from './factor-repository.ts';
import type { SecondFactorOptions } from './second-factor-dependencies.ts';

/** The ways an account can show its second factor; undefined when it has none. */
async function findOffer(
  pool: Pool | PoolClient,
  uid: string,
  { sms }: Pick<SecondFactorOptions, 'sms'>,
): Promise<SecondFactorOffer | undefined> {
  const enrolled = await findEnrolled(pool, uid);
  if (enrolled.length === 0) return undefined;
  const usable = enrolled.filter(({ kind }) => kind === 'totp' || sms !== undefined);
  return {
    factors: usable.map(({ id, kind, name }) => ({ id, kind, name })),
    acceptsBackupCode: (await countBackupCodes(pool, uid)) > 0,
  };
}

/**
 * Throws `second_factor_required` for an account that has a second factor: until it is shown, a new session gives no
 * access, whichever way it began.
 */
export async function askForSecondFactor(
  pool: Pool | PoolClient,
  uid: string,
  options: Pick<SecondFactorOptions, 'sms'>,
): Promise<void> {
  const offer = await findOffer(pool, uid, options);
  if (offer === undefined) return;
  throw new Refusal('second_factor_required', 'One more step: please enter a code.', { offer });
}

export function notSignedIn(): Refusal {
  return new Refusal('not_signed_in', 'Please sign in first.');
}

export function signInEnded(): Refusal {
  return new Refusal('not_signed_in', 'That took too long or too many attempts. Please sign in again.');
}

export function signInAgain(): Refusal {
  return new Refusal(
    'sign_in_again',
    'To change how you sign in, please sign out and in again first. You then have ten minutes.',
  );
}

export function codeWrong(): Refusal {
  return new Refusal('code_wrong', 'This code is incorrect. Each code works only once.');
}

export function codeTooOld(): Refusal {
  return new Refusal('code_too_old', 'This code has expired. Please ask for a new one.');
}

const LOCKED =
  'Too many wrong codes for now. Use a backup code, or set a new password with “Forgot password?”, or wait 15 minutes.';

export function codesLocked(milliseconds: number): Refusal {
  return new Refusal('account_locked', LOCKED, {
    retryAfterSeconds: Math.ceil(milliseconds / SECOND_MS),
  });
}

export function smsTooEarly(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(
    'too_many_requests',
    `We have just sent you a code. You can ask for the next one in ${wait}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}

export function smsNotSetUp(): Refusal {
  return new Refusal('sms_not_set_up', 'Codes by SMS are not set up for this studio.');
}

export function factorUnknown(): Refusal {
  return new Refusal(
    'not_found',
    'This second factor does not exist, or setting it up took too long. Please start again.',
  );
}

export function factorsFull(): Refusal {
  return new Refusal(
    'second_factors_full',
    `An account can have at most ${MOST_SECOND_FACTORS} second factors. Please remove one first.`,
  );
}

export function numberWrong(): Refusal {
  const message = 'Please enter a mobile number with its country code, such as +49 151 23456789.';
  return new Refusal('invalid_input', message, { errors: [{ field: 'number', message }] });
}

/** For numbers we do not send codes to (sms-countries.ts). */
export function numberNotServed(): Refusal {
  const message =
    'We send no codes to numbers of this kind or country. Please use another mobile number, or an authenticator app.';
  return new Refusal('invalid_input', message, { errors: [{ field: 'number', message }] });
}

export function phoneNotServed(): Refusal {
  return new Refusal(
    'sms_not_set_up',
    'We no longer send codes to numbers of this kind or country. Please use a backup code.',
  );
}
