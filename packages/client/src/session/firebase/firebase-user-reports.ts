import type { IdentityUser, SecondFactorPrompt, UserListener } from '../identity-types.ts';
import { profileOf } from './firebase-profile.ts';

/** What of Firebase's `Auth` this needs. */
interface AuthOfUsers {
  readonly currentUser: IdentityUser | null;
  readonly onAuthStateChanged: (changed: () => void) => () => void;
}

interface UserReports {
  /** `onUserChanged` of the port. */
  readonly onUserChanged: (listener: UserListener) => () => void;
  /** Reports a change at once that Firebase has made and not told of yet. */
  readonly catchUp: () => void;
}

/**
 * Reports who is signed in at Firebase; the state at the first call, and a refreshed token, are no change. Firebase tells of
 * another tab's change only once it is stored: until then, tokens are already those of the new person.
 */
export function createUserReports(
  auth: AuthOfUsers,
  asked: () => SecondFactorPrompt | undefined,
): UserReports {
  const reports = new Set<() => void>();
  return {
    onUserChanged(listener) {
      let known = auth.currentUser?.uid;
      const report = () => {
        const user = auth.currentUser;
        if (user?.uid === known) return;
        known = user?.uid;
        if (user === null) listener(null, asked());
        else listener(profileOf(user));
      };
      reports.add(report);
      const stop = auth.onAuthStateChanged(report);
      return () => {
        reports.delete(report);
        stop();
      };
    },
    catchUp() {
      for (const report of reports) report();
    },
  };
}
