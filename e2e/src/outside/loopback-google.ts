import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

const CLIENT_ID = 'studio';
const CLIENT_SECRET = 'a-secret-only-this-machine-knows';
/** Redirect URI of our server, as registered in Google's console. */
const CALLBACK_PATH = '/api/identity/callback/google';

/** Prefix of accounts with an unverified address. */
const UNVERIFIED = 'unverified:';

export interface LoopbackGoogle {
  /** Settings that make our server use it as Google. */
  readonly settings: Readonly<Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>>;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider on this machine, used as a fake Google. A person signs in by typing an address, without a
 * password, and chooses whether it counts as verified.
 */
export async function startLoopbackGoogle({
  port,
  siteOrigin,
}: {
  readonly port: number;
  readonly siteOrigin: string;
}): Promise<LoopbackGoogle> {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = createProvider(issuer, `${siteOrigin}${CALLBACK_PATH}`);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    // A headed browser requests it by itself and reports an error when it is missing.
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (request.url?.startsWith('/interaction/') === true) void interact(provider, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    },
    stop: () => closed(server),
  };
}

function createProvider(issuer: string, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the profile into the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['loopback'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId.replace(UNVERIFIED, ''),
        email_verified: !accountId.startsWith(UNVERIFIED),
        name: 'Mia Google',
      }),
    }),
  });
}

/** Asks for the address; consents to everything else. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name !== 'login') {
    const grant = new provider.Grant({
      ...(session === undefined ? {} : { accountId: session.accountId }),
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
  const answers = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams;
  const email = answers.get('email');
  if (email !== null) {
    const accountId = answers.has('unverified') ? UNVERIFIED + email : email;
    return provider.interactionFinished(request, response, { login: { accountId } });
  }
  if (answers.has('deny')) return provider.interactionFinished(request, response, { error: 'access_denied' });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN_PAGE);
}

const LOGIN_PAGE = `<!doctype html><html lang="en"><title>Loopback Google</title><h1>Loopback Google</h1>
<form><label>Address <input name="email" type="email"></label>
<label><input name="unverified" type="checkbox"> Not verified</label><button>Continue</button></form>
<form><button name="deny">Cancel</button></form></html>`;

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
