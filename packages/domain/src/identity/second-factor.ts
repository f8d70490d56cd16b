/** Second factors: when they are required besides a password, a link or Google, and the limits on attempts. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../calendar/studio-calendar.ts';
import type { StudioRole } from '../people/studio-role.ts';

/** How long a sign-in waits for its second factor. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** How recent a sign-in has to be to change second factors. */
export const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;
/** How long an enrolment waits for its first code. */
export const ENROLMENT_MS = 10 * MINUTE_MS;
/** How long a code sent by SMS is valid. */
export const PHONE_CODE_MS = 5 * MINUTE_MS;

/** After this many wrong attempts a code sent by SMS is invalid. */
export const MOST_WRONG_PER_PHONE_CODE = 3;
/** After this many wrong codes the sign-in has to start again. */
export const MOST_WRONG_PER_SIGN_IN = 5;
/** After this many wrong codes within the time below, an account's codes are locked for as long again. */
export const MOST_WRONG_PER_ACCOUNT = 10;
export const WRONG_CODES_WINDOW_MS = 15 * MINUTE_MS;

/** SMS codes per account and hour, and the pause between two of them. */
export const MOST_SMS_PER_HOUR = 5;
export const SMS_WINDOW_MS = HOUR_MS;
export const SMS_PAUSE_MS = 30 * SECOND_MS;

export const MOST_SECOND_FACTORS = 5;
export const BACKUP_CODE_COUNT = 10;
export const BACKUP_CODE_LENGTH = 10;
/** Letters and digits that cannot be confused on paper. */
export const BACKUP_CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Whether one of the roles requires a second factor that the account lacks. */
export function lacksSecondFactor(
  roles: readonly StudioRole[],
  requiredFor: readonly StudioRole[],
  hasSecondFactor: boolean,
): boolean {
  return !hasSecondFactor && roles.some((role) => requiredFor.includes(role));
}

/** Whether a sign-in at that time may still change second factors. */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MS;
}

/** Whether a sign-in begun at that time has waited too long for its second factor. */
export function isPendingTooLong(begunAt: Date, now: Date): boolean {
  return now.getTime() - begunAt.getTime() >= PENDING_SIGN_IN_MS;
}

/** Wrong codes, counted from the first of them; after the last one allowed, from that one. */
export interface WrongCodes {
  readonly count: number;
  readonly since: Date;
}

/** How long the account's codes stay locked, in milliseconds; 0 if they are not. */
export function lockedFor({ count, since }: WrongCodes, now: Date): number {
  if (count < MOST_WRONG_PER_ACCOUNT) return 0;
  return Math.max(0, since.getTime() + WRONG_CODES_WINDOW_MS - now.getTime());
}

/** The count with one more wrong code; old attempts no longer count. */
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

/** A backup code in the form codes are compared in: people copy it with spaces, hyphens and capitals. */
export function plainBackupCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** A code of an app or an SMS in the form codes are compared in: without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

/** The number in international form, '+4915112345678'; undefined when it is invalid. A leading 0 is a German number. */
export function internationalNumber(typed: string): string | undefined {
  const digits = typed.replaceAll('(0)', '').replaceAll(/[\s()/.-]/g, '');
  const number = digits.replace(/^00/, '+').replace(/^0/, '+49');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

/** A number that only its owner recognises: '••• 78'. */
export function maskedNumber(number: string): string {
  return `••• ${number.slice(-2)}`;
}
