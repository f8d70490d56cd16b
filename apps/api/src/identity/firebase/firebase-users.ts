import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FirebaseSettings } from './firebase-settings.ts';
import { FirebaseAwayError, googleFetch } from './google-fetch.ts';
import { serviceAccountTokens } from './service-account-token.ts';

const GOOGLE = {
  api: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://oauth2.googleapis.com/token',
};
/** The emulator lets whoever says so act for the project. */
const EMULATOR_TOKEN = 'owner';

const FirebaseUser = Type.Object({
  localId: Type.String(),
  emailVerified: Type.Optional(Type.Boolean()),
  mfaInfo: Type.Optional(Type.Array(Type.Unknown())),
});
/** A person of Firebase, as far as we ask. */
export type FirebaseUser = Static<typeof FirebaseUser>;

const Lookup = Compile(Type.Object({ users: Type.Optional(Type.Array(FirebaseUser)) }));

/** The people of a project, as its administrator sees them. Every method throws a FirebaseAwayError when Firebase refuses or is away. */
export interface FirebaseUsers {
  findByEmail(email: string): Promise<FirebaseUser | undefined>;
  /** Makes somebody without a password, whose address counts as verified: the studio knows it. */
  create(user: { readonly uid: string; readonly email: string; readonly name: string }): Promise<void>;
  remove(uid: string): Promise<void>;
}

interface FirebaseUsersOptions {
  readonly settings: FirebaseSettings;
  readonly now: () => Date;
  /** Google's own addresses, unless a test stands in for them. */
  readonly google?: { readonly api: string; readonly tokens: string };
}

/** The administrator's calls of Firebase (REST, identitytoolkit v1). */
export function firebaseUsers({ settings, now, google = GOOGLE }: FirebaseUsersOptions): FirebaseUsers {
  const accessToken =
    settings.kind === 'emulator'
      ? async () => EMULATOR_TOKEN
      : serviceAccountTokens({ account: settings.serviceAccount, now, tokenUrl: google.tokens });
  const base =
    settings.kind === 'emulator' ? `http://${settings.host}/identitytoolkit.googleapis.com` : google.api;

  const call = async (method: string, body: object): Promise<unknown> => {
    const answer = await googleFetch(`${base}/v1/projects/${settings.projectId}/accounts${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // What Firebase says quotes the address; the status is enough to look further.
    if (!answer.ok)
      throw new FirebaseAwayError(`Firebase refused accounts${method} with status ${answer.status}.`);
    return answer.json();
  };

  return {
    async findByEmail(email) {
      const found = await call(':lookup', { email: [email] });
      if (!Lookup.Check(found)) throw new Error('Firebase answered a lookup in an unknown shape.');
      return found.users?.[0];
    },
    async create({ uid, email, name }) {
      await call('', { localId: uid, email, emailVerified: true, ...(name !== '' && { displayName: name }) });
    },
    async remove(uid) {
      await call(':delete', { localId: uid });
    },
  };
}
