import { hash, hashRaw, verify, type Options } from '@node-rs/argon2';

/** Argon2id as OWASP's password storage guide asks for at least: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password hash to store (PHC string). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password matches a stored hash. */
export function verifyPassword(input: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  return verify(input.hash, input.password);
}

/** The raw hash, for secrets that are looked up by it. The salt is at least 16 bytes. */
export function hashWithSalt(secret: string, salt: Uint8Array): Promise<Buffer> {
  return hashRaw(secret, { ...COST, salt });
}
