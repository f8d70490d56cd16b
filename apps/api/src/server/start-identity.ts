import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import type { RateLimit } from '../http/routing/register-call.ts';
import { demoSecret } from '../identity/identity-secret.ts';
import { createFirebaseIdentity } from '../identity/firebase/firebase-identity.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import { httpSmsGateway } from '../identity/second-factors/sms-gateway.ts';
import { resealSecondFactors } from '../identity/second-factors/factor-repository.ts';
import { SecretBox } from '../identity/second-factors/secret-box.ts';
import { mailCodeMails } from '../identity/letters/mail-code.ts';
import { newDeviceMails } from '../identity/letters/new-device.ts';
import { passwordResetMails } from '../identity/letters/password-reset.ts';
import { signInLinkMails } from '../identity/letters/sign-in-link.ts';
import { secondFactorMails } from '../identity/letters/second-factor-change.ts';

interface StartIdentityOptions {
  readonly env: Env;
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => Date;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
}

/** A studio's tablets share one address; guessing passwords takes far more attempts. */
const TRY_LIMIT: RateLimit = { max: 60, seconds: (10 * MINUTE_MS) / SECOND_MS };

/** The identity provider, connected to settings, outbox and mails: Firebase if configured, else our own. */
export async function startIdentity({
  env,
  pool,
  log,
  now,
  wakeJobs,
}: StartIdentityOptions): Promise<Identity> {
  const tryLimit = { ...TRY_LIMIT, max: env.signInsPerTenMinutes ?? TRY_LIMIT.max };
  const announceSignInLink = signInLinkMails({ studio, publicUrl: env.publicUrl });
  if (env.firebase !== undefined)
    return createFirebaseIdentity({
      pool,
      now,
      settings: env.firebase,
      tryLimit,
      studio,
      announceSignInLink,
      wakeJobs,
      secondFactorFor: env.secondFactorRequiredFor,
    });
  const secrets = env.identitySecrets ?? [await demoSecret(env.dataDir)];
  const identity = createIdentity({
    pool,
    now,
    log,
    settings: {
      publicUrl: env.publicUrl,
      secrets,
      google: env.google,
      idTokenSeconds: env.idTokenSeconds,
    },
    sendResetLink: passwordResetMails({ studio, publicUrl: env.publicUrl, pool, now, wakeJobs }),
    announceSignInLink,
    announceMailCode: mailCodeMails({ studio, publicUrl: env.publicUrl }),
    announceDevice: newDeviceMails({ studio, publicUrl: env.publicUrl }),
    wakeJobs,
    tryLimit,
    secondFactors: {
      get studioName() {
        return studio.name;
      },
      requiredFor: env.secondFactorRequiredFor,
      sms: env.smsGateway && httpSmsGateway(env.smsGateway),
      smsCountryCodes: env.smsCountryCodes,
      announce: secondFactorMails({ studio, publicUrl: env.publicUrl, now }),
    },
  });
  await identity.checkSigning();
  const unopened = await resealSecondFactors(pool, new SecretBox(secrets));
  if (unopened > 0) {
    log.warn({ second_factors: unopened }, 'enrolled under an identity secret this server was not given');
  }
  return identity;
}
