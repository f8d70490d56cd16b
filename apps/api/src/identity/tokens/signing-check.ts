import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { VerifyIdToken } from './id-token-verifier.ts';
import type { IdentityLibrary } from '../identity-library.ts';

const TEST_SUBJECT = { sub: 'self-test', sid: 'self-test' };

/** The stored signing key was encrypted with another identity secret. */
export class IdentitySecretError extends Error {
  constructor(cause: unknown) {
    super(
      'IDENTITY_SECRET does not open the sign-in key in the database. ' +
        'Set the secret it was made with, after a comma behind the new one, or copy the identity-secret of its DATA_DIR ' +
        'into this one. If it is lost: npm run studio -- reset-sign-in --secret-is-lost (docs/operations.md, Secrets).',
      { cause },
    );
    this.name = 'IdentitySecretError';
  }
}

/**
 * Signs and verifies a test ID token until that has succeeded once. Without this check, sign-ins would seem to succeed with
 * a lost identity secret while every call is refused. Rejects with an IdentitySecretError in that case.
 */
export function signingCheck(library: IdentityLibrary, verify: VerifyIdToken): () => Promise<void> {
  let works = false;
  return async () => {
    if (works) return;
    works = (await verify(await signTestToken(library)))?.uid === TEST_SUBJECT.sub;
    if (!works) throw new Error('An ID token signed by this server is not accepted by itself.');
  };
}

async function signTestToken({ api }: IdentityLibrary): Promise<string> {
  const iat = Math.floor(Date.now() / SECOND_MS);
  try {
    const { token } = await api.signJWT({ body: { payload: { ...TEST_SUBJECT, iat } } });
    return token;
  } catch (failure) {
    if (failure instanceof Error && failure.message.startsWith('Failed to decrypt private key')) {
      throw new IdentitySecretError(failure);
    }
    throw failure;
  }
}
