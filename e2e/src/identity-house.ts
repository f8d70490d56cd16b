import type { Page } from '@playwright/test';
import type { OwnMember } from './members.ts';

/** A second factor that was enrolled, with what shows the code its owner would read now. */
export interface EnrolledInTest {
  readonly kind: 'totp' | 'phone';
  /** A good code for a sign-in that is asked for one; for a phone it is sent first. */
  nextCode(page: Page, factorId: string): Promise<string>;
}

/**
 * What the contract needs of whoever keeps the identities besides the port: what arrives in mails, on phones, and what
 * an operator does. One for our own provider, one for Firebase's emulator.
 */
export interface IdentityHouse {
  /** Makes the provider know this member of the studio, who has no password. */
  provision(member: OwnMember): Promise<void>;
  /** The code of the newest mail that sets this member's password. */
  resetCode(member: OwnMember): Promise<string>;
  /** Shuts the provider's door for this member. */
  disable(member: OwnMember): Promise<void>;
  /** Enrols a second factor for whoever is signed in on the page. */
  enrolFactor(page: Page): Promise<EnrolledInTest>;
}
