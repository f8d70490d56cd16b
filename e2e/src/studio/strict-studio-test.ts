import { freePort } from './free-port.ts';
import { startLoopbackSms, type LoopbackSms } from '../outside/loopback-sms.ts';
import { test as memberTest } from '../member-test.ts';
import { openStudioDatabase } from '../members.ts';
import { STUDIO_LIMIT_MS, startStudioProcess, type StudioProcess } from './studio-process.ts';

interface StrictStudioFixtures {
  /** Files that change the same accounts name a studio of their own. */
  readonly studioOf: string;
  readonly sms: LoopbackSms;
  /** A studio that requires a second factor of coaches and the owner, can send text messages and take passkeys. */
  readonly strictStudio: StudioProcess;
}

/** For journeys in a studio that requires second factors. */
export const test = memberTest.extend<object, StrictStudioFixtures>({
  studioOf: ['all', { option: true, scope: 'worker' }],
  sms: [
    async ({}, use) => {
      const sms = await startLoopbackSms(await freePort());
      await use(sms);
      await sms.stop();
    },
    { scope: 'worker' },
  ],
  strictStudio: [
    async ({ sms }, use, { workerIndex }) => {
      const studio = await startStudioProcess({
        port: await freePort(),
        host: 'localhost',
        logName: `e2e-strict-${workerIndex}`,
        env: { SECOND_FACTOR_REQUIRED_FOR: 'coach,owner', ...sms.settings },
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: STUDIO_LIMIT_MS },
  ],
  database: [
    async ({ strictStudio }, use) => {
      const database = await openStudioDatabase(strictStudio.dataDirectory);
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ strictStudio }, use) => use(strictStudio.baseUrl),
});
