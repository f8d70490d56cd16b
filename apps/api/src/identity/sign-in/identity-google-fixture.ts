import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import type { GoogleSettings } from '../identity-settings.ts';

interface GoogleAccount {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

export interface LoopbackGoogle {
  readonly settings: GoogleSettings;
  readonly accounts: Map<string, GoogleAccount>;
  /** What people do at the provider from now on: sign in as this account, or say no ('deny'). */
  choose(choice: string): void;
  close(): Promise<void>;
}

const CLIENT = { client_id: 'studio', client_secret: 'a secret between the studio and the provider' };

/** A real OpenID provider on loopback that insists on PKCE, in Google's place. */
export async function startLoopbackGoogle(callbackUrl: string): Promise<LoopbackGoogle> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const accounts = new Map<string, GoogleAccount>();
  let choice = 'deny';

  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key: JWK = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };
  const provider = createProvider({ issuer, callbackUrl, accounts, key });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, choice, request, response);
    else void answer(request, response);
  });
  return {
    settings: { clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret, issuer },
    accounts,
    choose: (next) => {
      choice = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface ProviderOptions {
  readonly issuer: string;
  readonly callbackUrl: string;
  readonly accounts: ReadonlyMap<string, GoogleAccount>;
  readonly key: JWK;
}

function createProvider({ issuer, callbackUrl, accounts, key }: ProviderOptions): Provider {
  return new Provider(issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [key] },
    ttl: Object.fromEntries(KINDS.map((kind) => [kind, LIFETIME_SECONDS])),
    clients: [
      {
        ...CLIENT,
        redirect_uris: [callbackUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google: the ID token itself names the address.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...accounts.get(id) }),
    }),
  });
}

const LIFETIME_SECONDS = 600;
const KINDS = ['Interaction', 'Session', 'Grant', 'AccessToken', 'AuthorizationCode', 'IdToken'];

/** Keeps what the provider has to remember for as long as the test runs. */
function memoryAdapter(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const findBy = (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches);
  return (name) => ({
    upsert: async (id, payload) => void kept.set(`${name} ${id}`, payload),
    find: async (id) => kept.get(`${name} ${id}`),
    findByUid: async (uid) => findBy((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
    destroy: async (id) => void kept.delete(`${name} ${id}`),
    async consume(id) {
      const payload = kept.get(`${name} ${id}`);
      if (payload) kept.set(`${name} ${id}`, { ...payload, consumed: true });
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
    },
  });
}

async function interact(
  provider: Provider,
  choice: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (choice === 'deny') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
  } else if (prompt.name === 'consent') {
    const grant = new provider.Grant({
      accountId: session?.accountId ?? choice,
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  } else {
    await provider.interactionFinished(request, response, { login: { accountId: choice } });
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider does not listen.');
  return address.port;
}
