import type { Page } from '@playwright/test';
import type { FirebaseEmulator } from './firebase-emulator.ts';
import type { EnrolledInTest, IdentityBackend } from './identity-backend.ts';

/** The Firebase emulator for the identity contract: it shows what would be mailed or sent to a phone. */
export function firebaseBackend(emulator: FirebaseEmulator): IdentityBackend {
  return {
    provision: ({ uid, email }) => emulator.createUser({ localId: `at-firebase-${uid}`, email }),
    resetCode: ({ email }) => emulator.resetCode(email),
    hasPasskeys: false,
    disable: ({ uid }) => emulator.disableUser(`at-firebase-${uid}`),
    enrolFactor: (page) => enrolPhone(page, emulator),
  };
}

let phones = 0;

async function enrolPhone(page: Page, emulator: FirebaseEmulator): Promise<EnrolledInTest> {
  phones += 1;
  const number = `+49170${String(process.pid).slice(-4).padStart(4, '1')}${String(phones).padStart(3, '0')}`;
  const { factorId } = await page.evaluate(
    async (phone) => (await window.identity.account.secondFactors()).startPhone(phone),
    number,
  );
  await page.evaluate(
    async ([id, code]) => (await window.identity.account.secondFactors()).confirm(id, code),
    [factorId, await emulator.smsCode(number)] as const,
  );
  return {
    kind: 'phone',
    async nextCode(challenged, id) {
      await challenged.evaluate((factor) => window.identity.account.sendSecondFactorCode(factor), id);
      return emulator.smsCode(number);
    },
  };
}
