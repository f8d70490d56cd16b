import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import { writeAuditEntry } from '../operations/audit/audit-log-repository.ts';
import type { FirebaseUsers } from '../identity/firebase/firebase-users.ts';
import { LAST_MAIL_KIND } from '../features/personal-data/deletion-letter.ts';
import { APPLICATION_MAIL_KINDS } from '../features/applications/trainer-application-letters.ts';
import {
  carryOutDeletions,
  type DeletionDependencies,
} from '../features/personal-data/carry-out-deletions.ts';
import { forgetOldMeasurements } from '../operations/measurements/forget-measurements.ts';
import { startRetention } from '../operations/retention/retention-job.ts';
import type { RetentionValues } from '../operations/retention/retention-statements.ts';

/** What the rules need to know of the mails of other parts. */
export const RETENTION_VALUES: RetentionValues = {
  applicationMailKinds: APPLICATION_MAIL_KINDS,
  lastMailKind: LAST_MAIL_KIND,
};

interface RetentionOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
  /** Origin people reach the site under. */
  readonly publicUrl: string;
  /** Undefined: Firebase is not set up. */
  readonly firebaseUsers: FirebaseUsers | undefined;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
  /** Told of every task how it ended. */
  readonly watch: (task: string, outcome: 'done' | 'failed') => void;
}

/** The daily job: what its time is over for, and accounts whose owners asked for it. */
export function startDailyRetention(options: RetentionOptions): { readonly stop: () => Promise<void> } {
  const { pool, now, log, wakeMail, watch } = options;
  const deletions = deletionsWith(options);
  const deleteAccounts = async () => {
    const deleted = await carryOutDeletions(deletions);
    if (deleted > 0) wakeMail();
    return deleted;
  };
  return startRetention({
    pool,
    now,
    log,
    values: RETENTION_VALUES,
    alsoDaily: { accounts: deleteAccounts, measurements: () => forgetOldMeasurements(pool, now()) },
    watch,
  });
}

/** Deleting accounts, joined to the mails, the audit log and Firebase. */
export function deletionsWith({
  pool,
  now,
  log,
  publicUrl,
  firebaseUsers,
}: Omit<RetentionOptions, 'wakeMail' | 'watch'>): DeletionDependencies {
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
