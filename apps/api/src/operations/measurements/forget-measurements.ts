import { measurementsKeptSince } from '@lifted/domain/retention/measurement-retention';
import type { Pool } from 'pg';
import { deleteCountsBefore } from './measurement-repository.ts';

/** Deletes counts of measurements whose time is over. Answers how many rows that were. Any number of processes may do so. */
export function forgetOldMeasurements(pool: Pool, now: Date): Promise<number> {
  return deleteCountsBefore(pool, measurementsKeptSince(now));
}
