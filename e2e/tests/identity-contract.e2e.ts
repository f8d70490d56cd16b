import { houseTest, identityContract } from '../src/identity-contract.ts';
import { studioHouse } from '../src/studio-house.ts';

const test = houseTest.extend({
  house: async ({ request, database }, use) => use(studioHouse({ request, database })),
});

// Wrong passwords, used codes and a sign-in that is asked for more are refused on purpose.
test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403|404|422)/));

identityContract(test);
