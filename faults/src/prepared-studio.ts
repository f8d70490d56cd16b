import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { withBooks } from './books.ts';
import { addPeopleAndChallenges } from './prepared-people.ts';
import { freePort, removeStudio, startStudio, stopStudio } from './studio.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of a stopped studio, filled with the demo; cases work on copies. */
    preparedStudio: string;
  }
}

/** Fills one studio for the whole run; starting from a copy takes a second instead of ten. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.platform !== 'linux')
    throw new Error('The fault suite looks for processes in /proc, so it runs on Linux only.');
  const dataDir = mkdtempSync(join(tmpdir(), 'lifted-faults-'));
  chmodSync(dataDir, 0o755);
  await stopStudio(await startStudio({ dataDir, port: await freePort() }));
  await withBooks(dataDir, addPeopleAndChallenges);
  project.provide('preparedStudio', dataDir);
  return () => removeStudio(dataDir);
}
