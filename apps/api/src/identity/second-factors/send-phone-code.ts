import type { PoolClient } from 'pg';
import { loggable } from '../../http/failures.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeSms } from './limit-repository.ts';
import { issuePhoneCode } from './phone-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { smsTooEarly } from './second-factor-refusals.ts';
import { SmsNotSentError, type SmsGateway } from './sms-gateway.ts';

interface CodeRequest {
  readonly uid: string;
  readonly factorId: string;
  readonly now: Date;
}

/** Makes the code of a phone, within the limits of its account; throws `too_many_requests`. The account is held. */
export async function preparePhoneCode(
  client: PoolClient,
  box: SecretBox,
  { uid, factorId, now }: CodeRequest,
): Promise<string> {
  const pause = await takeSms(client, uid, now);
  if (pause > 0) throw smsTooEarly(pause);
  return issuePhoneCode(client, box, factorId, now);
}

interface PhoneMessage {
  readonly to: string;
  readonly code: string;
  readonly studioName: string;
  readonly publicUrl: string;
}

interface WarnLog {
  readonly warn: (facts: object, message: string) => void;
}

/** Sends a code that was committed; throws `unavailable` when the gateway does not take it. */
export async function sendPhoneCode(
  sms: SmsGateway,
  { to, code, studioName, publicUrl }: PhoneMessage,
  log: WarnLog,
): Promise<void> {
  try {
    await sms.send({ to, text: messageText(code, studioName, publicUrl) });
  } catch (failure) {
    if (!(failure instanceof SmsNotSentError)) throw failure;
    log.warn({ failure: loggable(failure) }, 'no code sent by SMS');
    throw new Refusal('unavailable', 'The code could not be sent at the moment. Please try again later.');
  }
}

/** The last line lets phones offer the code on this site alone (origin-bound one-time codes). */
function messageText(code: string, studioName: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `${code} is your ${studioName} code / ist dein ${studioName}-Code.\n\n@${hostname} #${code}`;
}
