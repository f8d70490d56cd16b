import { migrate } from '@lifted/database/migrate';
import type { Pool } from 'pg';
import { takeOverSavedProfile } from '../../data/studio-profile.ts';

/** Brings the database up to date. What the command writes from here on, such as mails, is in the name of the studio in it. */
export async function openStudio(pool: Pool): Promise<void> {
  await migrate(pool);
  await takeOverSavedProfile(pool);
}
