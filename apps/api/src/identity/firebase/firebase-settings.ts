/** What of a service account's key file it takes to act for the project. */
export interface FirebaseServiceAccount {
  readonly clientEmail: string;
  /** PKCS #8, as PEM. */
  readonly privateKey: string;
}

/** Google's own service, or its emulator on this machine, which signs nothing. */
export type FirebasePlace =
  | { readonly kind: 'google'; readonly serviceAccount: FirebaseServiceAccount }
  | { readonly kind: 'emulator'; readonly host: string };

/** A project of Firebase in place of the studio's own identity provider. */
export type FirebaseSettings = {
  readonly projectId: string;
  /** Public: it stands in every page. */
  readonly apiKey: string;
  /** Host of Google's window. */
  readonly authDomain: string;
} & FirebasePlace;
