import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Outcome } from '@lifted/client/session/test-contract-outcome.ts';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { hydrated } from '../site-test.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../../packages/client');
/** A page on which the site itself makes no identity requests. */
const QUIET_PAGE = '/imprint';

let bundled: Promise<string> | undefined;

/** The adapters as one script, from the sources the site is built from. */
async function contractPage(): Promise<string> {
  const built = await build({
    root: CLIENT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(CLIENT, 'src/session/test-contract-page.ts'),
        formats: ['iife'],
        name: 'contractPage',
      },
    },
  });
  const [result] = [built].flat();
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error('The adapters did not become one script.');
  return chunk.code;
}

/** Opens a page of the site that runs only the identity provider. */
export async function openIdentity(page: Page): Promise<void> {
  bundled ??= contractPage();
  await page.goto(QUIET_PAGE);
  await hydrated(page);
  await page.evaluate(`(async () => { ${await bundled}; await contractPage.openContractPage(); })()`);
}

/** Signs in with a password and returns the outcome. */
export function signInWithPassword(
  page: Page,
  email: string,
  password: string,
): Promise<Outcome<IdentityUser>> {
  return page.evaluate(
    ([address, secret]) => window.outcomeOf(window.identity.signIns.withPassword(address, secret)),
    [email, password] as const,
  );
}

/** Who is signed in, from a new request. */
export function whoIsHere(page: Page): Promise<Outcome<IdentityUser | null>> {
  return page.evaluate(() => window.outcomeOf(window.identity.restore()));
}

/** The current ID token, or null. */
export function idTokenOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => (await window.identity.getIdToken())?.token ?? null);
}
