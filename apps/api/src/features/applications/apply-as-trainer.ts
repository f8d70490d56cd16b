import { createHash } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import {
  isRepeatedApplication,
  type TrainerApplication,
} from '@lifted/domain/applications/trainer-application';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeApplicationMails } from './trainer-application-letters.ts';
import { fingerprintOf, insertApplication, lastReceived } from './trainer-application-repository.ts';

const KEY_LENGTH = 32;

interface Submission {
  readonly application: TrainerApplication;
  readonly pageLanguage: Language;
  readonly now: Date;
}

/**
 * Stores an application and writes its mails in one transaction. The same details within a day change nothing and are
 * answered with the current time, so that guessing them does not reveal that a person applied; `stored` tells the two apart.
 */
export async function applyAsTrainer(
  pool: Pool,
  settings: LetterSettings,
  { application, pageLanguage, now }: Submission,
): Promise<{ readonly stored: boolean; readonly receivedAt: Date }> {
  const fingerprint = fingerprintOf(application);
  return inTransaction(pool, async (client) => {
    const before = await lastReceived(client, fingerprint);
    if (before !== null && isRepeatedApplication(before, now)) return { stored: false, receivedAt: now };
    await insertApplication(client, { application, fingerprint, pageLanguage, receivedAt: now });
    const key = keyOf(fingerprint, now);
    await writeApplicationMails(client, settings, { application, key, pageLanguage, receivedAt: now });
    return { stored: true, receivedAt: now };
  });
}

/** The same person may apply again a year later in the same words: the time makes the difference. */
function keyOf(fingerprint: Buffer, receivedAt: Date): string {
  return createHash('sha256')
    .update(fingerprint)
    .update(receivedAt.toISOString())
    .digest('hex')
    .slice(0, KEY_LENGTH);
}
