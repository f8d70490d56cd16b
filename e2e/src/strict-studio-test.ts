import { freePort } from './free-port.ts';
import { startLoopbackSms, type LoopbackSms } from './loopback-sms.ts';
import { test as memberTest } from './member-test.ts';
import { openStudioDatabase } from './members.ts';
import { startStudioProcess, type StudioProcess } from './studio-process.ts';

interface StrictStudioFixtures {
  readonly sms: LoopbackSms;
  /** A studio that requires a second factor of coaches and the owner and can send text messages. */
  readonly strictStudio: StudioProcess;
}

/** For journeys in a studio that requires second factors. */
export const test = memberTest.extend<object, StrictStudioFixtures>({
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
        logName: `e2e-strict-${workerIndex}`,
        env: { SECOND_FACTOR_REQUIRED_FOR: 'coach,owner', ...sms.settings },
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker' },
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
