import type { Page } from '@playwright/test';
import type { OwnMember } from '../members.ts';

/** An enrolled second factor, with a way to read its current code. */
export interface EnrolledInTest {
  readonly kind: 'totp' | 'phone';
  /** A valid code for the second step of a sign-in; for a phone it is sent first. */
  nextCode(page: Page, factorId: string): Promise<string>;
}

/**
 * What the identity contract needs beside the port: mails, text messages and the operator's actions. One implementation for
 * our own provider, one for the Firebase emulator.
 */
export interface IdentityBackend {
  /** Creates an account without a password for this member. */
  provision(member: OwnMember): Promise<void>;
  /** The code of the newest mail that sets this member's password. */
  resetCode(member: OwnMember): Promise<string>;
  /** The newest code mailed to this member; undefined where the provider has no codes by mail. */
  readonly mailedCode?: (member: OwnMember) => Promise<string>;
  /** Whether the provider has passkeys. */
  readonly hasPasskeys: boolean;
  /** ‘This was not me’ in the newest mail about a new device of this member; undefined where devices are not known. */
  readonly newDeviceLink?: (member: OwnMember) => Promise<string>;
  /** Disables this member's account. */
  disable(member: OwnMember): Promise<void>;
  /** Enrols a second factor for the person signed in on the page. */
  enrolFactor(page: Page): Promise<EnrolledInTest>;
}
