import type { IdentityProvider } from './embedded/embedded-provider.ts';
import type { IdentityErrorCode, OfferedFactor } from './identity-types.ts';

/** What became of a call: its answer, or the refusal, in values that can leave the browser. */
export type Outcome<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | {
      readonly kind: 'refusal';
      readonly code: IdentityErrorCode;
      readonly message: string;
      readonly factors: readonly OfferedFactor[];
    };

declare global {
  interface Window {
    identity: IdentityProvider;
    outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>>;
    /** Whom the provider reported, in order: uids, null for nobody. */
    heard: (string | null)[];
  }
}
