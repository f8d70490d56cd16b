import type { SignedInUser } from '@lifted/contract/identity/sign-in';
import { inTransaction } from '@lifted/database/transaction';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { languageOf } from '../../http/request-language.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { SecondFactorChangeKind } from '../letters/second-factor-change.ts';

/** Writes the mail that tells the owner of the account what changed. */
type Tell = (kind: SecondFactorChangeKind) => Promise<void>;

/** A transaction that tells the owner of an account about changes to its second factors; mails are sent once it commits. */
export async function announcedChange<Outcome>(
  {
    pool,
    wakeJobs,
    secondFactors: { announce },
  }: Pick<IdentityDependencies, 'pool' | 'wakeJobs' | 'secondFactors'>,
  { request, user }: { readonly request: FastifyRequest; readonly user: SignedInUser },
  change: (client: PoolClient, tell: Tell) => Promise<Outcome>,
): Promise<Outcome> {
  const { email, display_name: name } = user;
  const language = languageOf(request.headers);
  let isTold = false;
  const outcome = await inTransaction(pool, (client) =>
    change(client, async (kind) => {
      isTold = true;
      await announce(client, { email, name, kind, language });
    }),
  );
  if (isTold) wakeJobs();
  return outcome;
}
