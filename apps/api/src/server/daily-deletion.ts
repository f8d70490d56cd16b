import { measurementsKeptSince } from '@lifted/domain/retention/measurement-retention';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import { writeAuditEntry } from '../audit/audit-log-repository.ts';
import type { FirebaseUsers } from '../identity/firebase/firebase-users.ts';
import { LAST_MAIL_KIND } from '../features/personal-data/deletion-letter.ts';
import { APPLICATION_MAIL_KINDS } from '../features/applications/trainer-application-letters.ts';
import {
  carryOutDeletions,
  type DeletionDependencies,
} from '../features/personal-data/carry-out-deletions.ts';
import { forgetMergedPeople } from '../features/personal-data/forget-merged-people.ts';
import { deleteCountsBefore } from '../operations/measurements/measurement-repository.ts';
import type { DailyTask } from '../operations/retention/daily-tasks.ts';
import { retentionTasks, type RetentionValues } from '../operations/retention/retention.ts';

/** What the rules need to know of the mails of other parts. */
export const RETENTION_VALUES: RetentionValues = {
  applicationMailKinds: APPLICATION_MAIL_KINDS,
  lastMailKind: LAST_MAIL_KIND,
};

interface DeletionOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  /** Origin people reach the site under. */
  readonly publicUrl: string;
  /** Undefined: Firebase is not set up. */
  readonly firebaseUsers: FirebaseUsers | undefined;
}

/** What is deleted every day: rows whose time is over, and accounts whose owners asked for it. */
export function dailyDeletion(options: DeletionOptions): Readonly<Record<string, DailyTask>> {
  const { pool, now } = options;
  const deletions = deletionsWith(options);
  return {
    ...retentionTasks({ pool, now, values: RETENTION_VALUES }),
    accounts: () => carryOutDeletions(deletions),
    merged_people: () => forgetMergedPeople(deletions),
    measurements: () => deleteCountsBefore(pool, measurementsKeptSince(now())),
  };
}

/** Deleting accounts, joined to the mails, the audit log and Firebase. */
export function deletionsWith({
  pool,
  now,
  log,
  publicUrl,
  firebaseUsers,
}: DeletionOptions): DeletionDependencies {
  return {
    pool,
    now,
    log,
    letters: { studio, publicUrl },
    noteDeletion: (client, { uid, customerId }) =>
      writeAuditEntry(client, {
        at: now(),
        actor: { kind: 'studio' },
        action: 'delete-account',
        customerId,
        accountUid: uid,
      }),
    removeOutside: firebaseUsers && ((email) => removeFromFirebase(firebaseUsers, email)),
  };
}

async function removeFromFirebase(users: FirebaseUsers, email: string): Promise<void> {
  const found = await users.findByEmail(email);
  if (found !== undefined) await users.remove(found.localId);
}
