import type { FastifyRequest } from 'fastify';

/** Security events of an account. */
export type SecurityEvent =
  /** The first step succeeded: password, link, code by mail or Google. An account with a second factor is not signed in yet. */
  | 'sign_in'
  | 'second_factor_shown'
  /** The password, a second factor or a passkey was shown once more, for a call that asks for a recent sign-in. */
  | 'sign_in_confirmed'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'password_set'
  /** The owner said that a sign-in was somebody else’s: sessions, links and the password are gone. */
  | 'sign_in_reported'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'backup_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed';

/**
 * Logs an event with its request id (docs/operations.md, Logs). `account`: the uid, never a name or address; `way`: the
 * method of signing in, or the kind of factor.
 */
export function logSecurityEvent(
  { log, id }: Pick<FastifyRequest, 'log' | 'id'>,
  event: SecurityEvent,
  { account, way }: { readonly account: string; readonly way?: string },
): void {
  log.info({ request_id: id, event, account, ...(way !== undefined && { way }) }, 'security');
}
