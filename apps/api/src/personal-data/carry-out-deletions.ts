import { inTransaction } from '@lifted/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { loggable } from '../http/failures.ts';
import type { AnnounceDeletion } from './deletion-mails-port.ts';
import { holdDueDeletion, listDueDeletions, type DueDeletion } from './deletion-repository.ts';
import { forgetPerson, type ForgottenPerson } from './forget-person.ts';

export interface DeletionDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly announce: AnnounceDeletion;
  /** Notes it in the audit log, in the same transaction. */
  readonly noteDeletion: (client: PoolClient, person: ForgottenPerson) => Promise<void>;
  /** Deletes the person where a provider outside keeps the identity. Doing it again changes nothing. None: nowhere. */
  readonly removeOutside: ((email: string) => Promise<void>) | undefined;
  readonly log: { readonly warn: (facts: object, message: string) => void };
}

/**
 * Deletes every account whose fourteen days are over, one transaction each. Any number of processes may do so. What fails,
 * such as a provider that does not answer, stays due for the next run. Answers how many were deleted.
 */
export async function carryOutDeletions(dependencies: DeletionDependencies): Promise<number> {
  const { pool, now, log } = dependencies;
  let deleted = 0;
  for (const due of await listDueDeletions(pool, now())) {
    try {
      if (await carryOut(dependencies, due)) deleted += 1;
    } catch (failure) {
      log.warn({ failure: loggable(failure) }, 'an account that is due could not be deleted; it stays due');
    }
  }
  return deleted;
}

/**
 * The outside comes first: once our own row is gone nobody would know of it any more. Nobody else carries it out
 * meanwhile, and it cannot be taken back, because the wish is held.
 */
function carryOut(
  { pool, now, announce, noteDeletion, removeOutside }: DeletionDependencies,
  { uid, email }: DueDeletion,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    if (!(await holdDueDeletion(client, uid, now()))) return false;
    await removeOutside?.(email);
    const person = await forgetPerson(client, uid, now());
    if (person === undefined) return false;
    await noteDeletion(client, person);
    await announce(client, { email: person.email, name: person.firstName, news: { deed: 'carried_out' } });
    return true;
  });
}
