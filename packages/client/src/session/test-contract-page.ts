import { asVisitor, createApiClient } from '../http/api-client.ts';
import { IdentityError, SecondFactorNeeded } from './identity-types.ts';
import { openProvider } from './open-session.ts';
import type { Outcome } from './test-contract-outcome.ts';

/*
 * The identity provider of this page's settings, alone, as a program outside the browser can speak to it. Bundled for the
 * contract's journeys (e2e/src/identity/identity-in-page.ts), never part of the site.
 */

async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'answer', value: await call };
  } catch (failure) {
    if (!(failure instanceof IdentityError)) throw failure;
    const factors = failure instanceof SecondFactorNeeded ? failure.factors : [];
    return { kind: 'refusal', code: failure.code, message: failure.message, factors };
  }
}

/** Puts the provider where the journeys find it. */
export async function openContractPage(): Promise<void> {
  window.identity = await openProvider(createApiClient({ authorize: asVisitor }));
  window.outcomeOf = outcomeOf;
  window.heard = [];
  await window.identity.restore();
  window.identity.onUserChanged((user) => window.heard.push(user?.uid ?? null));
}
