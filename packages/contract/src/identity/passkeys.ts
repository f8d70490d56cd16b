import { LONGEST_PASSKEY_NAME } from '@lifted/domain/identity/passkey';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { SignedInUser } from './sign-in.ts';
import { nameOf, NoContent, Time } from '../wire-values.ts';

/*
 * Passkeys (WebAuthn Level 3) of the studio's own identity provider. The options are in the standard's own JSON form, for
 * PublicKeyCredential.parseCreationOptionsFromJSON and parseRequestOptionsFromJSON; what comes back are the parts of a
 * credential that are needed, base64url. A sign-in with a passkey asks for no second factor: the device is one, what
 * unlocks it the other.
 */

/** Attestations and signatures are a few hundred bytes. */
const Base64Url = Type.String({ minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$' });
const PasskeyName = nameOf(LONGEST_PASSKEY_NAME);

export const PasskeyRequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer({ description: 'Milliseconds; the challenge is good for as long' }),
  userVerification: Type.Literal('required'),
  allowCredentials: Type.Optional(
    Type.Array(Type.Object({ type: Type.Literal('public-key'), id: Type.String() }), {
      description: 'The passkeys of the signed-in caller; absent to sign in',
    }),
  ),
});
export type PasskeyRequestOptions = Static<typeof PasskeyRequestOptions>;

export const startPasskeySignIn = {
  method: 'POST',
  path: '/identity/passkey/start',
  summary: 'Begin to sign in with a passkey: a challenge, good once',
  access: 'all',
  answers: { 200: PasskeyRequestOptions, 403: Problem, 429: Problem },
} as const satisfies Call;

const SIGNED_PARTS = {
  credential_id: Base64Url,
  client_data: Base64Url,
  authenticator_data: Base64Url,
  signature: Base64Url,
};
/** What a passkey has signed, where it is known whose it has to be. */
export const SignedByPasskey = Type.Object(SIGNED_PARTS, { additionalProperties: false });
export type SignedByPasskey = Static<typeof SignedByPasskey>;

export const signInWithPasskey = {
  method: 'POST',
  path: '/identity/passkey/verify',
  summary: 'Sign in with a passkey that has signed the challenge, with its user verified',
  access: 'all',
  body: Type.Object({ ...SIGNED_PARTS, user_handle: Base64Url }, { additionalProperties: false }),
  answers: {
    200: Type.Object({ user: SignedInUser }),
    401: Problem,
    403: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const Passkey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    synced: Type.Boolean({ description: 'Whether other devices of its owner have it too' }),
    added_at: Time,
    last_used_at: Type.Union([Time, Type.Null()]),
  },
  { title: 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;

export const listPasskeys = {
  method: 'GET',
  path: '/identity/passkeys',
  summary: 'Passkeys of the caller, oldest first',
  access: 'all',
  answers: { 200: Type.Object({ passkeys: Type.Array(Passkey) }), 401: Problem },
} as const satisfies Call;

export const PasskeyCreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Type.Object({ type: Type.Literal('public-key'), id: Type.String() })),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreationOptions = Static<typeof PasskeyCreationOptions>;

export const startPasskey = {
  method: 'POST',
  path: '/identity/passkeys/start',
  summary: 'Begin to add a passkey; needs a sign-in of the last ten minutes',
  access: 'all',
  answers: { 200: PasskeyCreationOptions, 401: Problem, 403: Problem, 409: Problem, 429: Problem },
} as const satisfies Call;

export const addPasskey = {
  method: 'POST',
  path: '/identity/passkeys',
  summary: 'Add the passkey the browser has made',
  access: 'all',
  body: Type.Object(
    {
      name: PasskeyName,
      credential_id: Base64Url,
      client_data: Base64Url,
      attestation: Base64Url,
    },
    { additionalProperties: false },
  ),
  answers: { 204: NoContent, 401: Problem, 403: Problem, 409: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const renamePasskey = {
  method: 'POST',
  path: '/identity/passkeys/rename',
  summary: 'Give one of the caller’s passkeys another name',
  access: 'all',
  body: Type.Object({ passkey_id: Base64Url, name: PasskeyName }, { additionalProperties: false }),
  answers: { 204: NoContent, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const removePasskey = {
  method: 'POST',
  path: '/identity/passkeys/remove',
  summary:
    'Remove a passkey; sessions that began with it no longer count as having shown a second factor. 409 while a role requires it (`last_second_factor`)',
  access: 'all',
  body: Type.Object({ passkey_id: Base64Url }, { additionalProperties: false }),
  answers: {
    204: NoContent,
    401: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;
