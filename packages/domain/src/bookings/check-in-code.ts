/**
 * The code a member's app shows at the door: who it is, the 30 seconds it was made in, and a proof that only the app and the
 * server can make (studio operations, section 3). A photograph of it is worth nothing a minute later.
 */
import { SECOND_MS } from '../calendar/studio-calendar.ts';

export const CHECK_IN_STEP_MS = 30 * SECOND_MS;
/** Accepts the running step and the one before, so a code is good for 60 seconds at most. */
const STEPS_ACCEPTED = 2;

/** Of the HMAC-SHA256, so that the code stays small enough to scan from a phone. */
export const CHECK_IN_MAC_BYTES = 16;

/**
 * The first 16 bytes of the HMAC-SHA256 of a text with the member's secret, as base64url without padding. An argument,
 * because servers and browsers have it in different places.
 */
export type CheckInMac = (text: string) => string | Promise<string>;

const PREFIX = 'lifted';
/** The id may contain dots. */
const CODE = /^lifted\.(?<customer>.+)\.(?<step>\d{1,12})\.(?<mac>[\w-]+)$/;

/** The code of a member for these 30 seconds: `lifted.<customer>.<step>.<mac>`. */
export async function checkInCode(mac: CheckInMac, customerId: string, now: Date): Promise<string> {
  const text = signedText(customerId, stepAt(now));
  return `${text}.${await mac(text)}`;
}

/** How long the code of this instant is shown, in milliseconds. */
export function checkInCodeTurnsIn(now: Date): number {
  return CHECK_IN_STEP_MS - (now.getTime() % CHECK_IN_STEP_MS);
}

/** What a code says, before anybody has checked it. */
interface ClaimedCheckIn {
  readonly customerId: string;
  readonly step: number;
  readonly mac: string;
}

/** Reads a scanned code; undefined where it is none of ours. Nothing in it is proved yet. */
export function readCheckInCode(code: string): ClaimedCheckIn | undefined {
  const { customer, step, mac } = CODE.exec(code)?.groups ?? {};
  if (customer === undefined || step === undefined || mac === undefined) return undefined;
  return { customerId: customer, step: Number(step), mac };
}

/** Why a code is not taken: it is made up, or from another time. */
export type CheckInCodeRefusal = 'not_genuine' | 'expired';

/**
 * Whether a code was made by the member's app in the running 30 seconds or those before. `mac` is that of the member whom
 * the code names. Codes of other times are refused with the same work, so how long it takes says nothing.
 */
export async function verifiedCheckIn(
  { customerId, step, mac: claimed }: ClaimedCheckIn,
  mac: CheckInMac,
  now: Date,
): Promise<'genuine' | CheckInCodeRefusal> {
  const expected = await mac(signedText(customerId, step));
  if (!isSameText(expected, claimed)) return 'not_genuine';
  const age = stepAt(now) - step;
  return age >= 0 && age < STEPS_ACCEPTED ? 'genuine' : 'expired';
}

function stepAt(now: Date): number {
  return Math.floor(now.getTime() / CHECK_IN_STEP_MS);
}

function signedText(customerId: string, step: number): string {
  return `${PREFIX}.${customerId}.${step}`;
}

/** Compares every character, so that the time it takes does not tell how many are right. */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at % Math.max(1, other.length));
  }
  return difference === 0;
}
