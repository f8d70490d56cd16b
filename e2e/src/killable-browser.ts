import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import { freePort } from './studio/free-port.ts';

/** A browser of its own process whose profile outlives it, as a tablet's does a flat battery. */
export class KillableBrowser {
  readonly #profile: string;
  #kill: (() => Promise<void>) | undefined;
  #browser: Browser | undefined;
  #gone: Promise<void> = Promise.resolve();

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async create(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(path.join(tmpdir(), 'lifted-tablet-')));
  }

  /** Starts the browser with the profile as it was left. */
  async start(): Promise<BrowserContext> {
    const { executablePath, args = [], env } = await browserLaunch();
    if (executablePath === undefined) throw new Error('There is no browser to start.');
    const port = await freePort();
    const child = spawn(
      executablePath,
      [
        ...args,
        '--headless',
        `--remote-debugging-port=${port}`,
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { stdio: 'ignore', detached: true, env: { ...process.env, ...env } },
    );
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const { pid } = child;
    if (pid === undefined) throw new Error('The browser did not start.');
    this.#kill = async () => {
      process.kill(-pid, 'SIGKILL');
      await gone;
    };
    this.#gone = gone;
    this.#browser = await connected(port);
    const [context] = this.#browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    return context;
  }

  /** Ends it as people do: what it holds is written first. */
  async quit(): Promise<void> {
    const session = await this.#browser?.newBrowserCDPSession();
    await session?.send('Browser.close');
    await this.#gone;
    this.#kill = undefined;
  }

  /** Ends it as a power cut does: nothing is written any more. */
  async kill(): Promise<void> {
    await this.#kill?.();
    this.#kill = undefined;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const ASK_EVERY_MS = 100;
const STARTS_WITHIN_MS = 60_000;

async function connected(port: number): Promise<Browser> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
      await pause(ASK_EVERY_MS);
    }
  }
}
