/** Second factors: what the studio asks for besides a password, a link or Google, and how patient it is. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/studio-calendar.ts';
import type { StudioRole } from '../people/studio-role.ts';

/** How long a sign-in waits for its second factor. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** How fresh a sign-in has to be to change second factors. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;
/** How long an app or a phone that is being enrolled waits for its first code. */
export const ENROLMENT_MS = 10 * MINUTE_MS;
/** How long a code sent by SMS is good. */
export const PHONE_CODE_MS = 5 * MINUTE_MS;

/** So many wrong tries, and a code sent by SMS is burnt. */
export const MOST_WRONG_PER_PHONE_CODE = 3;
/** So many wrong codes, and the sign-in has to begin anew. */
export const MOST_WRONG_PER_SIGN_IN = 5;
/** So many wrong codes for one account within the time below, and no code is looked at for as long again. */
export const MOST_WRONG_PER_ACCOUNT = 10;
export const WRONG_CODES_WINDOW_MS = 15 * MINUTE_MS;

/** Codes one account may be sent by SMS within an hour, and the pause between two of them. */
export const MOST_SMS_PER_HOUR = 5;
export const SMS_WINDOW_MS = HOUR_MS;
export const SMS_PAUSE_MS = 30 * SECOND_MS;

export const MOST_SECOND_FACTORS = 5;
export const BACKUP_CODE_COUNT = 10;
export const BACKUP_CODE_LENGTH = 10;
/** Letters and digits that cannot be taken for one another on paper. */
export const BACKUP_CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Whether one of the roles asks for a second factor that the account has not. */
export function lacksSecondFactor(
  roles: readonly StudioRole[],
  requiredFor: readonly StudioRole[],
  hasSecondFactor: boolean,
): boolean {
  return !hasSecondFactor && roles.some((role) => requiredFor.includes(role));
}

/** Whether somebody who signed in then may change second factors now. */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MS;
}

/** Whether a sign-in that began then has waited too long for its second factor. */
export function isPendingTooLong(begunAt: Date, now: Date): boolean {
  return now.getTime() - begunAt.getTime() >= PENDING_SIGN_IN_MS;
}

/** Wrong codes counted from the first of them; after the last one allowed, from that one. */
export interface WrongCodes {
  readonly count: number;
  readonly since: Date;
}

/** How long until codes of the account are looked at again, in milliseconds; 0 when they are now. */
export function lockedFor({ count, since }: WrongCodes, now: Date): number {
  if (count < MOST_WRONG_PER_ACCOUNT) return 0;
  return Math.max(0, since.getTime() + WRONG_CODES_WINDOW_MS - now.getTime());
}

/** The count with one more wrong code; tries that are too old no longer count. */
export function withWrongCode(before: WrongCodes | undefined, now: Date): WrongCodes {
  const isOver = before === undefined || now.getTime() - before.since.getTime() >= WRONG_CODES_WINDOW_MS;
  if (isOver) return { count: 1, since: now };
  const count = before.count + 1;
  return { count, since: count === MOST_WRONG_PER_ACCOUNT ? now : before.since };
}

/** How long until an account may be sent another SMS, in milliseconds; 0 for now. `sent` are those of the last hour. */
export function smsPause(sent: readonly Date[], now: Date): number {
  const times = sent.map((date) => date.getTime()).toSorted((a, b) => b - a);
  const [latest] = times;
  const pause = latest === undefined ? 0 : latest + SMS_PAUSE_MS - now.getTime();
  const filling = times[MOST_SMS_PER_HOUR - 1];
  const hour = filling === undefined ? 0 : filling + SMS_WINDOW_MS - now.getTime();
  return Math.max(0, pause, hour);
}

/** A backup code as it is compared: people copy it with spaces, hyphens and capitals. */
export function plainBackupCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** A code of an app or an SMS as it is compared: without the spaces and hyphens it is shown with. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

/** The number in international form, '+4915112345678'; undefined when it can be none. A leading 0 is a German number. */
export function internationalNumber(typed: string): string | undefined {
  const digits = typed.replaceAll('(0)', '').replaceAll(/[\s()/.-]/g, '');
  const number = digits.replace(/^00/, '+').replace(/^0/, '+49');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

/** A number as its owner recognises it and nobody else learns it: '••• 78'. */
export function maskedNumber(number: string): string {
  return `••• ${number.slice(-2)}`;
}
