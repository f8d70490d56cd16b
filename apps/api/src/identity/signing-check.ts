import { SECOND_MS } from '@lifted/domain/studio-calendar';
import type { VerifyIdToken } from './id-token-verifier.ts';
import type { IdentityLibrary } from './identity-library.ts';

const NOBODY = { sub: 'self-test', sid: 'self-test' };

/** The identity secret is not the one the stored signing key was encrypted with. */
export class IdentitySecretError extends Error {
  constructor(cause: unknown) {
    super(
      'IDENTITY_SECRET does not open the sign-in key in the database. ' +
        'Set the secret it was made with, after a comma behind the new one (docs/operations.md, Secrets).',
      { cause },
    );
    this.name = 'IdentitySecretError';
  }
}

/**
 * Signs an ID token for nobody and verifies it, until that has worked once. Without it a lost identity secret would show
 * only in that sign-ins seem to succeed and every call is refused. Rejects with an IdentitySecretError for that.
 */
export function signingCheck(library: IdentityLibrary, verify: VerifyIdToken): () => Promise<void> {
  let works = false;
  return async () => {
    if (works) return;
    works = (await verify(await signForNobody(library)))?.uid === NOBODY.sub;
    if (!works) throw new Error('An ID token signed by this server is not accepted by itself.');
  };
}

async function signForNobody({ api }: IdentityLibrary): Promise<string> {
  const iat = Math.floor(Date.now() / SECOND_MS);
  try {
    const { token } = await api.signJWT({ body: { payload: { ...NOBODY, iat } } });
    return token;
  } catch (failure) {
    if (failure instanceof Error && failure.message.startsWith('Failed to decrypt private key')) {
      throw new IdentitySecretError(failure);
    }
    throw failure;
  }
}
