/**
 * What differs between installations of the same build. At its start the server writes it into every page, as JSON in the
 * element with this id; it is public.
 */
export interface StudioSettings {
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The demo studio, not one's own on this machine: any browser can be a tablet of its floor. */
  readonly is_demo: boolean;
  /** Undefined: only our own pages show classes and prices. */
  readonly booking_service: BookingServiceSettings | null;
  /** Undefined: trainers apply with our own form only. */
  readonly questionnaire: { readonly url: string } | null;
  /** Undefined: the studio is its own identity provider. */
  readonly firebase: FirebaseClientSettings | null;
  /** Whether people can sign in with Google. */
  readonly google: GoogleSignIn;
  /** The service that is told about every new ID token and its end. Undefined: none. */
  readonly token_sync_url: string | null;
  /** Undefined: no third-party statistics; our own measurements need consent. */
  readonly analytics: AnalyticsSettings | null;
}

/** `missing`: not set up, and the page says so when it is used (a demo); `hidden`: not set up, and not offered. */
export type GoogleSignIn = 'ready' | 'missing' | 'hidden';

/** What a browser needs to sign in at a Firebase project; nothing of it is secret. */
export interface FirebaseClientSettings {
  readonly project_id: string;
  readonly api_key: string;
  readonly auth_domain: string;
  /** Origin of the local emulator that replaces it. */
  readonly emulator_origin: string | null;
}

/** The booking service whose widgets are shown to visitors who consented (specification, section 3). */
export interface BookingServiceSettings {
  readonly company_id: number;
  readonly widget_url: string;
}

/** A statistics tool of the studio's choice; its configuration and script are loaded for visitors who consented. */
export interface AnalyticsSettings {
  /** Answers `{"id": "…", "options": {…}}`. */
  readonly config_url: string;
  readonly script_url: string;
}

/** Id of the element that holds the settings. */
export const STUDIO_SETTINGS_ID = 'studio-settings';

/**
 * Replaces the origin in files written by the build, which does not know where they will be served; the server inserts the
 * real one.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** Id of the element that holds the parts of the studio's profile a page is drawn with (docs/decisions/131-profile-at-the-desk.md). */
export const STUDIO_PROFILE_ID = 'studio-profile';

/** Where the whole profile is, for pages that were sent without a part they need. */
export const STUDIO_PROFILE_ADDRESS = '/studio-profile.json';

/** The site's folder of what draws its pages again with another profile; for the server only. */
export const DRAWING_FOLDER = '.drawing';
