import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import type { RateLimit } from './http/register-call.ts';
import { demoSecret } from './identity/identity-secret.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import { passwordResetMails } from './mail/password-reset.ts';

interface StartIdentityOptions {
  readonly env: Env;
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => Date;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
}

/** A studio's tablets share one address; whoever guesses passwords needs far more tries. */
const TRY_LIMIT: RateLimit = { max: 60, seconds: (10 * MINUTE_MS) / SECOND_MS };

/** Joins identity to the settings, the outbox and the mails. */
export async function startIdentity({
  env,
  pool,
  log,
  now,
  wakeMail,
}: StartIdentityOptions): Promise<Identity> {
  const identity = createIdentity({
    pool,
    now,
    log,
    settings: {
      publicUrl: env.publicUrl,
      secrets: env.identitySecrets ?? [await demoSecret(env.dataDir)],
      google: env.google,
      idTokenSeconds: env.idTokenSeconds,
    },
    sendResetLink: passwordResetMails({ studio, publicUrl: env.publicUrl, pool, now, wakeMail }),
    tryLimit: { ...TRY_LIMIT, max: env.signInsPerTenMinutes ?? TRY_LIMIT.max },
  });
  await identity.checkSigning();
  return identity;
}
