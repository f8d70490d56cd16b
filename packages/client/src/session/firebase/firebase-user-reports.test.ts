import { beforeEach, expect, it } from 'vitest';
import type { IdentityUser } from '../identity-types.ts';
import { BEN, MIA } from '../test-identity.ts';
import { createUserReports } from './firebase-user-reports.ts';

/** Firebase with one listener, which is told when a test says so. */
class TestAuth {
  currentUser: IdentityUser | null = MIA;
  tell: () => void = () => undefined;
  readonly onAuthStateChanged = (changed: () => void) => {
    this.tell = changed;
    return () => {
      this.tell = () => undefined;
    };
  };
}

let auth: TestAuth;
let seen: (string | null)[];
let reports: ReturnType<typeof createUserReports>;
let stop: () => void;

beforeEach(() => {
  auth = new TestAuth();
  seen = [];
  reports = createUserReports(auth, () => undefined);
  stop = reports.onUserChanged((user) => seen.push(user?.uid ?? null));
});

it('the state at the beginning and a new token of the same person are no change', () => {
  auth.tell();
  auth.currentUser = { ...MIA };
  auth.tell();
  expect(seen).toEqual([]);
});

it('a change is reported before Firebase tells of it when a token is asked for, and once', () => {
  auth.currentUser = BEN;
  reports.catchUp();
  expect(seen).toEqual([BEN.uid]);
  auth.tell();
  expect(seen).toEqual([BEN.uid]);
  auth.currentUser = null;
  auth.tell();
  expect(seen).toEqual([BEN.uid, null]);
});

it('only the profile is reported', () => {
  const told: (IdentityUser | null)[] = [];
  reports.onUserChanged((user) => told.push(user));
  auth.currentUser = Object.assign({ ...BEN }, { refreshToken: 's3cret' });
  reports.catchUp();
  expect(told).toEqual([BEN]);
});

it('who has stopped listening hears nothing', () => {
  stop();
  auth.currentUser = BEN;
  auth.tell();
  reports.catchUp();
  expect(seen).toEqual([]);
});
