import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { jsonOf } from '../answers/studio-answers.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LOG = path.join(ROOT, 'test-results', 'firebase-emulator.log');
const READY_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 200;

export const FIREBASE_PROJECT = 'demo-lifted';
/** The emulator takes any. */
export const FIREBASE_API_KEY = 'any';

interface SentCode {
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly oobCode?: string;
  readonly code?: string;
}

/** Starts the emulator of firebase-tests on this port; returns how to stop it. */
export async function startFirebaseEmulator(port: number): Promise<() => Promise<void>> {
  await mkdir(path.dirname(LOG), { recursive: true });
  const output = openSync(LOG, 'w');
  const args = [path.join(ROOT, 'firebase-tests', 'start-emulator.mjs'), FIREBASE_PROJECT, String(port)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, output] });
  closeSync(output);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`The emulator did not start:\n${readFileSync(LOG, 'utf8')}`);
    }
    await pause(ASK_EVERY_MS);
  }
  return async () => {
    child.kill();
    await gone;
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok;
  } catch {
    return false; // not listening yet
  }
}

/** What happens at Firebase outside the browser: administration, mails and text messages, through the emulator. */
export class FirebaseEmulator {
  readonly #origin: string;

  constructor(host: string) {
    this.#origin = `http://${host}`;
  }

  async createUser(user: { readonly localId: string; readonly email: string }): Promise<void> {
    await this.#asAdministrator('', { ...user, emailVerified: true });
  }

  async disableUser(localId: string): Promise<void> {
    await this.#asAdministrator(':update', { localId, disableUser: true });
  }

  /** Signs up with the public API key; returns the uid and the ID token. */
  async signUp(
    email: string,
    password: string,
  ): Promise<{ readonly localId: string; readonly idToken: string }> {
    const answer = await this.#asAnybody('signUp', { email, password, returnSecureToken: true });
    return jsonOf<{ localId: string; idToken: string }>(answer);
  }

  /** Signs in without a browser; throws Firebase's message when it refuses. */
  async signIn(email: string, password: string): Promise<void> {
    await this.#asAnybody('signInWithPassword', { email, password });
  }

  async resetCode(email: string): Promise<string> {
    const { oobCodes }: { oobCodes: SentCode[] } = await this.#read('oobCodes');
    const code = oobCodes.findLast((sent) => sent.email === email)?.oobCode;
    if (code === undefined) throw new Error('No mail was written to this address.');
    return code;
  }

  async smsCode(number: string): Promise<string> {
    const { verificationCodes }: { verificationCodes: SentCode[] } = await this.#read('verificationCodes');
    const code = verificationCodes.findLast((sent) => sent.phoneNumber === number)?.code;
    if (code === undefined) throw new Error('No code was sent to this phone.');
    return code;
  }

  #asAnybody(method: string, body: object): Promise<Response> {
    const address = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${FIREBASE_API_KEY}`;
    return this.#ask('POST', address, body, {});
  }

  async #asAdministrator(method: string, body: object): Promise<void> {
    const address = `/identitytoolkit.googleapis.com/v1/projects/${FIREBASE_PROJECT}/accounts${method}`;
    await this.#ask('POST', address, body, { authorization: 'Bearer owner' });
  }

  async #read<T>(what: string): Promise<T> {
    const answer = await this.#ask('GET', `/emulator/v1/projects/${FIREBASE_PROJECT}/${what}`, undefined, {});
    return jsonOf<T>(answer);
  }

  async #ask(method: string, address: string, body: object | undefined, headers: object): Promise<Response> {
    const answer = await fetch(`${this.#origin}${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
