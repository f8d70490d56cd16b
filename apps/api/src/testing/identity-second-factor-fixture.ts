import { emptyTables } from '@lifted/database/empty-tables';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { TestDatabase } from '@lifted/database/test-database';
import { Secret } from 'otpauth';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Browser } from './identity-browser-fixture.ts';
import { PASSWORD } from './identity-fixture.ts';
import type { SmsSettings } from '../identity/second-factors/sms-gateway.ts';
import { totpOf } from '../identity/second-factors/totp.ts';

const STEP_MS = 30_000;

/** An authenticator app that has scanned a QR code. */
export interface AuthenticatorApp {
  readonly factorId: string;
  readonly secret: string;
  /** What it shows at this moment; `steps` later with another number. */
  code(at: Date, steps?: number): string;
  /** The backup codes its owner wrote down. */
  readonly backupCodes: readonly string[];
}

export const signIn = (browser: Browser, email: string) =>
  browser.post('/sign-in/email', { email, password: PASSWORD });

/** Enrols an app for the signed-in person with the previous step's code, so that the current code is still valid. */
export async function enrolApp(browser: Browser, now: Date): Promise<AuthenticatorApp> {
  const begun = await browser.post('/second-factors/totp');
  if (begun.statusCode !== 200) throw new Error(`Not begun: ${begun.body}`);
  const { factor_id: factorId, secret } = begun.json<{ factor_id: string; secret: string }>();
  const totp = totpOf(Secret.fromBase32(secret).bytes);
  const code = (at: Date, steps = 0) => totp.generate({ timestamp: at.getTime() + steps * STEP_MS });
  const body = { factor_id: factorId, code: code(now, -1) };
  const confirmed = await browser.post('/second-factors/totp/confirm', body);
  if (confirmed.statusCode !== 200) throw new Error(`Not confirmed: ${confirmed.body}`);
  const codes = confirmed.json<{ backup_codes: string[] | null }>().backup_codes;
  return { factorId, secret, code, backupCodes: codes ?? [] };
}

/** A code that is wrong now and in the steps around it. */
export function wrongCode(app: AuthenticatorApp, now: Date): string {
  const right = [-1, 0, 1].map((steps) => app.code(now, steps));
  const wrong = ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code));
  if (wrong === undefined) throw new Error('Four codes cannot all be right.');
  return wrong;
}

/** Deletes all second factors and sessions. */
export async function forgetSecondFactors({ pool }: TestDatabase): Promise<void> {
  await emptyTables(
    pool,
    'studio.second_factors',
    'studio.backup_codes',
    'studio.second_factor_limits',
    'identity."session"',
  );
}

const Message = Compile(Type.Object({ from: Type.String(), to: Type.String(), text: Type.String() }));

interface ArrivedSms {
  readonly authorization: string | undefined;
  readonly body: { readonly from: string; readonly to: string; readonly text: string };
}

export interface LoopbackSmsGateway {
  readonly settings: SmsSettings;
  readonly arrived: ArrivedSms[];
  /** What it responds from now on. */
  answer(status: number): void;
  /** The code in the latest message. */
  latestCode(): string;
  close(): Promise<void>;
}

/** An HTTP server in place of the gateway that records what it receives. */
export async function startSmsGateway(): Promise<LoopbackSmsGateway> {
  const arrived: ArrivedSms[] = [];
  let status = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message: unknown = JSON.parse(Buffer.concat(chunks).toString());
      if (!Message.Check(message)) throw new Error('The gateway was sent something else.');
      arrived.push({ authorization: request.headers.authorization, body: message });
      response.writeHead(status, { location: '/elsewhere' }).end('{"id":"of no matter"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway does not listen.');
  return {
    settings: { url: `http://127.0.0.1:${address.port}/messages`, token: 'sms-token', sender: 'LIFTED' },
    arrived,
    answer: (next) => {
      status = next;
    },
    latestCode: () => /^\d{6}/.exec(arrived.at(-1)?.body.text ?? '')?.[0] ?? '',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
