import { backendTest, identityContract } from '../src/identity/identity-contract.ts';
import { knownDeviceContract } from '../src/identity/ways-in-contract.ts';
import { studioBackend } from '../src/identity/studio-backend.ts';

const test = backendTest.extend({
  backend: async ({ request, database }, use) => use(studioBackend({ request, database })),
});

// Wrong passwords, used codes and a sign-in that is asked for more are refused on purpose.
test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403|404|422)/));

identityContract(test);
knownDeviceContract(test);
