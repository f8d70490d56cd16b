import type { FirebaseUsers } from '../identity/firebase/firebase-users.ts';
import { accountsToProvision, provisionAtFirebase } from '../identity/firebase/provision-firebase.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';

/** `provision-firebase`: creates everyone the studio knows at Firebase, so that they can set a password there. */
export const provisionFirebaseCommand: StudioCommand = {
  name: 'provision-firebase',
  usage: 'provision-firebase',
  summary: 'make Firebase know everybody who may sign in; may be run again at any time',
  run: runProvisioning,
};

const NOT_SET_UP: CommandOutcome = {
  kind: 'failed',
  sentence: 'Firebase is not set up: FIREBASE_PROJECT_ID names no project (docs/operations.md).',
};

async function runProvisioning({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  if (words.length > 0) return { kind: 'wrong_usage', sentence: 'This command takes no words.' };
  const { firebaseUsers: users } = call;
  return users === undefined ? NOT_SET_UP : provisionAll(call, users);
}

/** One at a time: Firebase limits how many accounts an administrator may create per second. */
function provisionAll(
  { withDatabase, screen, signal }: Omit<CommandCall, 'words'>,
  users: FirebaseUsers,
): Promise<CommandOutcome> {
  return withDatabase(async (pool) => {
    await openStudio(pool);
    const count = { there: 0, made: 0, replaced: 0 };
    for (const account of await accountsToProvision(pool)) {
      if (signal.aborted) return { kind: 'failed', sentence: 'Stopped. Run it again for the others.' };
      const { kind } = await provisionAtFirebase({ pool, users }, account);
      count[kind] += 1;
      if (kind === 'replaced')
        screen.note(`${account.email} was taken there by somebody unverified, who is gone.`);
    }
    screen.print(`${count.made + count.replaced} made at Firebase, ${count.there} were there already.`);
    return { kind: 'done' };
  });
}
