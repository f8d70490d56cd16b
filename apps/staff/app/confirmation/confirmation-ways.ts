import type { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { arePasskeysPossible } from '@lifted/client/session/passkeys-possible.ts';
import type { OfferedSecondFactor } from '@lifted/contract/problem';

/** What somebody can type to confirm. */
export type TypedWay =
  | { readonly kind: 'password' }
  | { readonly kind: 'backup_code' }
  | { readonly kind: 'factor'; readonly factor: OfferedSecondFactor };

/** What somebody can show to confirm. */
export type Way = TypedWay | { readonly kind: 'passkey' };

/** What the server accepts for this refusal and this browser can show; empty: only a new sign-in helps. */
export function waysOf(refusal: ApiProblem, hasPasskeys = arePasskeysPossible): readonly Way[] {
  const takesPasskey = refusal.problem.accepts_passkey === true && hasPasskeys();
  // Last: the passkey may be on another device.
  return takesPasskey ? [...typedWaysOf(refusal), { kind: 'passkey' }] : typedWaysOf(refusal);
}

function typedWaysOf({ problem, prompt }: ApiProblem): readonly TypedWay[] {
  if (problem.confirm_with === 'password') return [{ kind: 'password' }];
  if (problem.confirm_with !== 'code' || prompt === null) return [];
  const factors = prompt.factors.map((factor): TypedWay => ({ kind: 'factor', factor }));
  return prompt.acceptsBackupCode ? [...factors, { kind: 'backup_code' }] : factors;
}

/** The request that shows it to the server. */
export function requestOf(way: TypedWay, typed: string) {
  switch (way.kind) {
    case 'password':
      return { body: { password: typed } };
    case 'backup_code':
      return { body: { backup_code: typed } };
    case 'factor':
      return { body: { factor_id: way.factor.id, code: typed } };
    default:
      return way satisfies never;
  }
}
