import type { unlockFloor } from '@lifted/contract/floor/floor';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { floorRecords } from '../device/floor-records.ts';
import type { FloorStore } from '../device/floor-store.ts';
import { unlockOffline, verifierOf } from './offline-pin.ts';

/** Who runs the class at this tablet. */
export interface UnlockedCoach {
  readonly id: string;
  readonly firstName: string;
}

export type UnlockOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'needs-network' };

/**
 * Asks the server whether this is the coach's PIN; where it cannot be reached, the tablet decides by what it kept of the
 * last time the server said yes.
 */
export async function unlock(
  store: FloorStore,
  { coachId, pin }: { readonly coachId: string; readonly pin: string },
): Promise<UnlockOutcome> {
  try {
    const { offline_until: until } = await store.asTablet(
      store.api.call<typeof unlockFloor>('POST', '/floor/unlock', { body: { coach_id: coachId, pin } }),
    );
    await floorRecords.keepVerifier(coachId, await verifierOf(pin, until));
    await floorRecords.keepAttempts(coachId, { failures: 0, lockedUntil: null });
    return { kind: 'open' };
  } catch (failure) {
    if (failure instanceof ApiProblem) return { kind: 'refused', why: failure.detail };
    if (!(failure instanceof ApiUnreachable)) throw failure;
    return withoutNetwork(coachId, pin, new Date());
  }
}

async function withoutNetwork(coachId: string, pin: string, now: Date): Promise<UnlockOutcome> {
  const attempts = await floorRecords.attempts(coachId);
  const outcome = await unlockOffline(pin, await floorRecords.verifier(coachId), { attempts, now });
  switch (outcome.kind) {
    case 'unknown':
      return { kind: 'needs-network' };
    case 'locked':
      return outcome;
    case 'open':
    case 'wrong':
      await floorRecords.keepAttempts(coachId, outcome.attempts);
      return { kind: outcome.kind };
    default:
      return outcome satisfies never;
  }
}
