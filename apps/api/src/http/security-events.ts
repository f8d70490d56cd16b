import type { FastifyRequest } from 'fastify';

/** What happened to an account's way in. */
export type SecurityEvent =
  /** The first step was right: password, link or Google. An account with a second factor is not in yet. */
  | 'sign_in'
  | 'second_factor_shown'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'password_set'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'backup_codes_renewed';

interface SecurityFacts {
  /** The account by its number, never by name or address. */
  readonly account: string;
  /** How somebody came in, or which kind of factor it was. */
  readonly way?: string;
}

/** Writes an event into the log, with the id of its request (docs/operations.md, Logs). */
export function noteSecurityEvent(
  { log, id }: Pick<FastifyRequest, 'log' | 'id'>,
  event: SecurityEvent,
  { account, way }: SecurityFacts,
): void {
  log.info({ request_id: id, event, account, ...(way !== undefined && { way }) }, 'security');
}
