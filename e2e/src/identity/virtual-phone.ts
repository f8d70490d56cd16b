import { expect, type Page } from '@playwright/test';

/** What Chromium’s virtual authenticator holds. */
export interface VirtualPasskey {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

export interface VirtualPhone {
  passkeys(): Promise<readonly VirtualPasskey[]>;
  unplug(): Promise<void>;
  /** Whether its owner can unlock it. */
  setUnlocked(isUnlocked: boolean): Promise<void>;
}

/**
 * A phone in place of the browser’s own passkeys, unlocked by its owner. Chromium forgets it with some navigations, keeps it with
 * others, and forgets it when accessibility is checked.
 */
export async function plugInPhone(
  page: Page,
  passkeys: readonly VirtualPasskey[] = [],
): Promise<VirtualPhone> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of passkeys)
    await protocol.send('WebAuthn.addCredential', { authenticatorId, credential });
  return {
    async passkeys() {
      return (await protocol.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
    },
    async unplug() {
      await protocol.send('WebAuthn.disable');
    },
    async setUnlocked(isUserVerified) {
      await protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/**
 * Adds a passkey on the security page, which is open; what the phone holds then. `confirm`: shows who it is, where the
 * sign-in is too old.
 */
export async function addPasskey(
  page: Page,
  name: string,
  confirm?: () => Promise<void>,
): Promise<readonly VirtualPasskey[]> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const field = page.getByLabel('What shall we call it?');
  await expect(field).toBeFocused();
  await field.fill(name);
  const phone = await plugInPhone(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirm?.();
  await expect(page.getByText('Added. Next time you can sign in with it.', { exact: false })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  const passkeys = await phone.passkeys();
  await phone.unplug();
  return passkeys;
}

/** The server accepts no count it has seen. */
export function usedOnce(passkeys: readonly VirtualPasskey[]): VirtualPasskey[] {
  return passkeys.map((passkey) => ({ ...passkey, signCount: passkey.signCount + 1 }));
}

/** Forgets who is signed in, without a word to the server. */
export async function signOutHere(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/imprint');
  await page.evaluate(() => localStorage.clear());
}
