import type { mailConfirmationCode, sendConfirmationCode } from '@lifted/contract/identity/own-sessions';
import type { OfferedSecondFactor } from '@lifted/contract/problem';
import type { ApiClient } from '../../http/api-client.ts';
import type { ApiProblem } from '../../http/api-problem.ts';

/** What somebody can type to confirm. */
export type TypedWay =
  | { readonly kind: 'password' }
  | { readonly kind: 'backup_code' }
  | { readonly kind: 'mail_code' }
  | { readonly kind: 'factor'; readonly factor: OfferedSecondFactor };

/** What somebody can show to confirm. */
export type Way = TypedWay | { readonly kind: 'passkey' };

/**
 * What the server accepts for this refusal and this browser can show; empty: only a new sign-in helps. `hasPasskeys`: the
 * browser can use some.
 */
export function waysOf(refusal: ApiProblem, hasPasskeys: boolean): readonly Way[] {
  const takesPasskey = refusal.problem.accepts_passkey === true && hasPasskeys;
  // Last: the passkey may be on another device.
  return takesPasskey ? [...typedWaysOf(refusal), { kind: 'passkey' }] : typedWaysOf(refusal);
}

function typedWaysOf({ problem, prompt }: ApiProblem): readonly TypedWay[] {
  if (problem.confirm_with === 'password') return [{ kind: 'password' }];
  if (problem.confirm_with === 'mail_code') return [{ kind: 'mail_code' }];
  if (problem.confirm_with !== 'code' || prompt === null) return [];
  const factors = prompt.factors.map((factor): TypedWay => ({ kind: 'factor', factor }));
  return prompt.acceptsBackupCode ? [...factors, { kind: 'backup_code' }] : factors;
}

/** What tells one way from the others. */
export function keyOfWay(way: Way): string {
  return way.kind === 'factor' ? way.factor.id : way.kind;
}

/** The request that shows it to the server. */
export function requestOf(way: TypedWay, typed: string) {
  switch (way.kind) {
    case 'password':
      return { body: { password: typed } };
    case 'backup_code':
      return { body: { backup_code: typed } };
    case 'mail_code':
      return { body: { mail_code: typed } };
    case 'factor':
      return { body: { factor_id: way.factor.id, code: typed } };
    default:
      return way satisfies never;
  }
}

/** Sends the code of a way, by mail or by SMS; only for one whose code is sent. */
export async function sendCodeOf(client: ApiClient, way: Way): Promise<void> {
  if (way.kind === 'mail_code') {
    await client.call<typeof mailConfirmationCode>('POST', '/identity/confirm/mail', {});
  } else if (way.kind === 'factor') {
    await client.call<typeof sendConfirmationCode>('POST', '/identity/confirm/send', {
      body: { factor_id: way.factor.id },
    });
  }
}
