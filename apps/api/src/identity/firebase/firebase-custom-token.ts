import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import { importPKCS8, SignJWT, UnsecuredJWT } from 'jose';
import type { FirebaseSettings } from './firebase-settings.ts';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Firebase takes a custom token more than once, so it lives no longer than a sign-in takes. */
const LIFE_MS = MINUTE_MS;
const EMULATOR_SIGNER = 'firebase-auth-emulator@example.com';

/** A token the browser signs in to Firebase with, as the person with this uid. */
export async function mintCustomToken(settings: FirebaseSettings, uid: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + LIFE_MS);
  if (settings.kind === 'emulator')
    return new UnsecuredJWT({ uid })
      .setIssuer(EMULATOR_SIGNER)
      .setSubject(EMULATOR_SIGNER)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(until)
      .encode();
  const { clientEmail, privateKey } = settings.serviceAccount;
  return new SignJWT({ uid })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setSubject(clientEmail)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(await importPKCS8(privateKey, 'RS256'));
}
