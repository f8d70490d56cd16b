import type { Pool, PoolClient } from 'pg';
import { loggable } from '../../http/errors/failures.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { isLastOwner } from '../../data/owners.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeDeletionMail } from './deletion-letter.ts';
import { holdDueDeletion, listDueDeletions, type DueDeletion } from './deletion-repository.ts';
import { forgetPerson, type ForgottenPerson } from './forget-person.ts';

export interface DeletionDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Records it in the audit log, in the same transaction. */
  readonly noteDeletion: (client: PoolClient, person: ForgottenPerson) => Promise<void>;
  /** Deletes the person at an external identity provider; idempotent. Undefined: there is none. */
  readonly removeOutside: ((email: string) => Promise<void>) | undefined;
  readonly log: { readonly warn: (facts: object, message: string) => void };
}

/**
 * Deletes every account whose fourteen days have passed, one transaction each; several processes may run it at once.
 * Failures, for example of a provider, stay due for the next run. Returns the number deleted.
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

/** Stays due until somebody else is the owner. */
class LastOwnerError extends Error {
  constructor() {
    super('The account is the last owner’s: nobody could give roles any more.');
    this.name = 'LastOwnerError';
  }
}

/**
 * The external provider first: our row is the only record of it. The locked request keeps other processes from carrying it
 * out too, and the person from withdrawing it meanwhile.
 */
function carryOut(
  { pool, now, letters, noteDeletion, removeOutside }: DeletionDependencies,
  { uid, email }: DueDeletion,
): Promise<boolean> {
  return inBookingTransaction(pool, async (client) => {
    if (!(await holdDueDeletion(client, uid, now()))) return false;
    if (await isLastOwner(client, uid)) throw new LastOwnerError();
    await removeOutside?.(email);
    const [person, ...merged] = await forgetPerson(client, uid, { letters, now: now() });
    if (person === undefined) return false;
    for (const record of merged) await removeOutside?.(record.email);
    for (const record of [person, ...merged]) await noteDeletion(client, record);
    const { email: address, firstName: name } = person;
    const news = { event: 'carried_out' } as const;
    await writeDeletionMail(client, { ...letters, now }, { email: address, name, language: null, news });
    return true;
  });
}
