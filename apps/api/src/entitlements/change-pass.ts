import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { appendPassEntry } from './credit-ledger.ts';
import { setLastDay, type StoredEntitlement } from './entitlement-repository.ts';

/** The outcome of extending a pass. */
export type Extension =
  | { readonly kind: 'extended'; readonly balance: number }
  | { readonly kind: 'no_pass' | 'not_later' };

/** Gives a held pass a later last day. What had expired with it comes back. */
export async function extendPass(
  client: PoolClient,
  { number, isPass, until, balance, expired }: StoredEntitlement,
  lastDay: CivilDate,
  now: Date,
): Promise<Extension> {
  if (!isPass) return { kind: 'no_pass' };
  if (until !== null && lastDay <= until) return { kind: 'not_later' };
  await setLastDay(client, number, lastDay);
  await appendPassEntry(client, { entitlement: number, kind: 'extended', credits: expired, at: now });
  return { kind: 'extended', balance: balance + expired };
}

/** The outcome of correcting the credits of a pass. */
export type Adjustment =
  | { readonly kind: 'adjusted'; readonly balance: number }
  | { readonly kind: 'no_pass' | 'below_zero' };

/** '1 credit', '10 credits'. */
export function creditWords(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}

export interface CreditChange {
  /** More or fewer credits, never none. */
  readonly credits: number;
  readonly reason: string;
  readonly by: string;
}

/** Corrects the credits of a held pass; the ledger says why, and who did it. */
export async function adjustCredits(
  client: PoolClient,
  { number, isPass, balance }: StoredEntitlement,
  { credits, reason, by }: CreditChange,
  now: Date,
): Promise<Adjustment> {
  if (!isPass) return { kind: 'no_pass' };
  if (balance + credits < 0) return { kind: 'below_zero' };
  await appendPassEntry(client, {
    entitlement: number,
    kind: 'adjusted',
    credits,
    at: now,
    reason: `${reason} (${by})`,
  });
  return { kind: 'adjusted', balance: balance + credits };
}
