/**
 * What differs between installations of the same build. The server writes it into every page when it starts, as JSON in
 * the element with this id; it is public.
 */
export interface StudioSettings {
  /** Origin people reach the site under, without a slash at the end. */
  readonly origin: string;
  /** None: classes and prices stand on our own pages alone. */
  readonly booking_service: BookingServiceSettings | null;
  /** None: trainers apply with our own form alone. */
  readonly questionnaire: { readonly url: string } | null;
  /** None: the studio keeps its identities itself. */
  readonly firebase: FirebaseClientSettings | null;
  /** Whether people can sign in with Google here. */
  readonly google: GoogleSignIn;
  /** Whom to tell about every new ID token, and about its end. None: nobody. */
  readonly token_sync_url: string | null;
  /** None: nobody but us counts visits, and we only with consent to statistics. */
  readonly analytics: AnalyticsSettings | null;
}

/** `missing`: not set up, and the page says so when it is tried (a demo); `hidden`: not set up, and not offered. */
export type GoogleSignIn = 'ready' | 'missing' | 'hidden';

/** What a browser needs to sign in at a project of Firebase; nothing of it is secret. */
export interface FirebaseClientSettings {
  readonly project_id: string;
  readonly api_key: string;
  readonly auth_domain: string;
  /** Origin of the emulator on this machine, in its place. */
  readonly emulator_origin: string | null;
}

/** The studio-management service whose widgets may be shown to who agreed (specification, section 3). */
export interface BookingServiceSettings {
  readonly company_id: number;
  readonly widget_url: string;
}

/** A statistics tool of the studio's choice; its configuration is fetched and its script loaded for who agreed. */
export interface AnalyticsSettings {
  /** Answers `{"id": "…", "options": {…}}`. */
  readonly config_url: string;
  readonly script_url: string;
}

/** Id of the element that holds the settings. */
export const STUDIO_SETTINGS_ID = 'studio-settings';

/**
 * Stands for the origin in files written by the build, which does not know where they will be served; the server puts
 * the real one in its place.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
