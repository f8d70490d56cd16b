import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { PushTransport } from '../../notifications/push-transport.ts';

/** A message as the browser behind the endpoint reads it. */
export interface ArrivedPush {
  /** Last part of the endpoint. */
  readonly device: string;
  readonly headers: IncomingMessage['headers'];
  /** Claims of the token, whose signature held. */
  readonly claims: JWTPayload;
  /** Undefined where no browser has the key. */
  readonly message: unknown;
}

type Refusal = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
interface Keys {
  readonly pair: ECDH;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

interface PushServiceOptions {
  /** The origin senders know it by, if it is another one than its own. */
  readonly publicOrigin?: string;
  /** What arrived is answered this much later. */
  readonly answerAfterMs?: number;
}

/**
 * A push service on this machine, with the browsers behind it: checks the studio's signature (RFC 8292), decrypts what it
 * gets (RFC 8291) and answers 201, or once each what `refuseNext` was given. What a sender does not send to the end, because
 * it died, never arrived.
 */
export async function startPushService({ publicOrigin, answerAfterMs = 0 }: PushServiceOptions = {}) {
  const arrived: ArrivedPush[] = [];
  const refusals: Refusal[] = [];
  const browsers = new Map<string, Keys>();
  const server = createServer((request, response) => {
    void buffer(request).then(
      async (body) => {
        const { status, headers = {} } = await take(request, body);
        await pause(answerAfterMs);
        response.writeHead(status, { ...headers }).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const ownOrigin = `http://127.0.0.1:${address.port}`;
  const origin = publicOrigin ?? ownOrigin;
  return {
    origin: ownOrigin,
    arrived,
    /** Gives a browser an endpoint here. */
    endpointOf(device: string, keys: Keys): string {
      browsers.set(device, keys);
      return `${origin}/send/${device}`;
    },
    refuseNext: (...next: readonly Refusal[]) => refusals.push(...next),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  async function take(request: IncomingMessage, body: Buffer): Promise<Refusal> {
    const device = request.url?.split('/').at(-1) ?? '';
    const claims = await verified(request.headers.authorization ?? '', origin);
    if (claims === undefined) return { status: 403 };
    const refusal = refusals.shift();
    if (refusal !== undefined) return refusal;
    const keys = browsers.get(device);
    const message: unknown = keys && JSON.parse(decrypt(body, keys));
    arrived.push({ device, headers: request.headers, claims, message });
    return { status: 201 };
  }
}

/** Reaches a service on this machine, which the server itself refuses. */
export const sendToLoopback: PushTransport = async ({ endpoint, headers, body }, signal) => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { ...headers },
    body: new Uint8Array(body),
    signal,
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined };
};

async function verified(authorization: string, audience: string): Promise<JWTPayload | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256');
  const checked = await jwtVerify(token, jwk, { audience, currentDate: new Date(0) }).catch(() => undefined);
  return checked?.payload;
}

/** RFC 8188 with the keys of RFC 8291, from the browser's side. */
function decrypt(body: Buffer, { pair, p256dh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret: Uint8Array, how: Uint8Array, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, how, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, serverKey]);
  const secret = derive(pair.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
