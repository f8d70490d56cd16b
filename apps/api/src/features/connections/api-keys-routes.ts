import {
  addApiKey,
  listApiKeys,
  revokeApiKey,
  type ApiKey,
} from '@lifted/contract/desk/connections/api-keys';
import { inTransaction } from '@lifted/database/transaction';
import { addDays, berlinInstant, berlinIso, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { recordChange } from '../../audit/desk-changes.ts';
import { recogniseApiKeys } from '../../http/caller.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { addKey, findKey, listKeys, revokeKey, type ListedKey } from './api-keys.ts';
import { dayIsOver, keyUnknown } from './connections-refusals.ts';

interface ApiKeysDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

/** Keys of the API: who holds one makes the desk's calls its scopes name. */
export function registerApiKeys(app: StudioApp, { pool, now }: ApiKeysDependencies): void {
  recogniseApiKeys(app, (secret) => findKey(pool, secret, now()));

  registerCall(app, listApiKeys, {
    async handler() {
      const at = now();
      return (await listKeys(pool)).map((key) => presentKey(key, at));
    },
  });
  registerCall(app, addApiKey, {
    hasSecretAnswer: true,
    async handler({ caller, body }) {
      const at = now();
      const name = body.name.trim();
      const expiresAt = endOf(body.last_day);
      if (expiresAt !== null && expiresAt.getTime() <= at.getTime()) throw dayIsOver();
      return inTransaction(pool, async (client) => {
        const added = await addKey(client, { name, scopes: body.scopes, expiresAt }, at);
        await recordChange(client, {
          at,
          uid: caller.uid,
          action: 'add-api-key',
          subject: `api-key ${name}`,
          before: null,
          after: { id: added.id, scopes: body.scopes, last_day: body.last_day },
        });
        return added;
      });
    },
  });
  registerCall(app, revokeApiKey, {
    async handler({ caller, params: { keyId } }) {
      const at = now();
      return inTransaction(pool, async (client) => {
        const name = await revokeKey(client, keyId, at);
        if (name === undefined) throw keyUnknown();
        const change = await recordChange(client, {
          at,
          uid: caller.uid,
          action: 'revoke-api-key',
          subject: `api-key ${name}`,
          before: { id: keyId, is_revoked: false },
          after: { id: keyId, is_revoked: true },
        });
        return { change };
      });
    },
  });
}

/** The end of a civil day in Berlin. */
function endOf(day: string | null): Date | null {
  if (day === null) return null;
  if (!isCivilDate(day)) throw noSuchDay('last_day');
  return berlinInstant(addDays(day, 1));
}

function presentKey(key: ListedKey, now: Date): ApiKey {
  const { id, name, scopes, madeAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    scopes: [...scopes],
    state: stateOf(key, now),
    made_at: berlinIso(madeAt),
    expires_at: expiresAt && berlinIso(expiresAt),
    last_used_at: lastUsedAt && berlinIso(lastUsedAt),
  };
}

function stateOf({ revokedAt, expiresAt }: ListedKey, now: Date): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt.getTime() <= now.getTime() ? 'expired' : 'valid';
}
