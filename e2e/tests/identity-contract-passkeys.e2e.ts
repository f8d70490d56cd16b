import { mergeTests } from '@playwright/test';
import { backendTest } from '../src/identity/identity-contract.ts';
import { passkeyContract } from '../src/identity/ways-in-contract.ts';
import { test as strictTest } from '../src/studio/strict-studio-test.ts';
import { studioBackend } from '../src/identity/studio-backend.ts';

/** Passkeys belong to a domain, which the studio of the other cases of the contract has none of. */
const test = mergeTests(backendTest, strictTest).extend({
  backend: async ({ request, database }, use) => use(studioBackend({ request, database })),
});

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403|404|422)/));

passkeyContract(test);
