/** The parts of a service account's key file that are needed to act for the project. */
export interface FirebaseServiceAccount {
  readonly clientEmail: string;
  /** PKCS #8, as PEM. */
  readonly privateKey: string;
}

/** Google's service, or its local emulator, which issues unsigned tokens. */
export type FirebasePlace =
  | { readonly kind: 'google'; readonly serviceAccount: FirebaseServiceAccount }
  | { readonly kind: 'emulator'; readonly host: string };

/** A Firebase project that replaces the studio's own identity provider. */
export type FirebaseSettings = {
  readonly projectId: string;
  /** Public: every page contains it. */
  readonly apiKey: string;
  /** Host of Google's sign-in window. */
  readonly authDomain: string;
} & FirebasePlace;
