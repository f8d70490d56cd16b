import type { FirebaseClientSettings, GoogleSignIn, StudioSettings } from '@lifted/contract/studio-settings';
import type { Env } from './env.ts';
import type { AnalyticsEnv, BookingServiceEnv } from './third-party-env.ts';
import { NO_THIRD_PARTIES, type ThirdPartySources } from '../http/headers/security-headers.ts';
import { PUBLIC_PAGE, type ThirdPartiesByPlace } from '../site/page-third-parties.ts';

const BSPORT_DOMAIN = 'bsport.io';
const ALL_OF_BSPORT = `https://*.${BSPORT_DOMAIN}`;

/** What pages may know of this installation; `holdsDemo` where its database is the demo's. */
export function studioSettings(env: Env, holdsDemo: boolean): StudioSettings {
  const { publicUrl, bookingService, questionnaireUrl, firebase, tokenSyncUrl, analytics } = env;
  return {
    origin: publicUrl,
    is_demo: holdsDemo,
    booking_service: bookingService
      ? { company_id: bookingService.companyId, widget_url: bookingService.widgetUrl }
      : null,
    questionnaire: questionnaireUrl ? { url: questionnaireUrl } : null,
    firebase: firebase ? firebaseClient(firebase) : null,
    google: googleSignIn(env),
    token_sync_url: tokenSyncUrl ?? null,
    analytics: analytics ? { config_url: analytics.configUrl, script_url: analytics.scriptUrl } : null,
  };
}

/** Firebase has its own; a demo shows the button and says what is missing. */
function googleSignIn({ firebase, google, mode }: Env): GoogleSignIn {
  if (firebase !== undefined || google !== undefined) return 'ready';
  return mode === 'demo' ? 'missing' : 'hidden';
}

/** The hosts a page may load third-party content from in this installation. */
export function studioThirdParties({
  bookingService,
  questionnaireUrl,
  analytics,
}: Env): ThirdPartiesByPlace {
  return {
    booking_service: bookingService && bookingServiceSources(bookingService),
    questionnaire: questionnaireUrl === undefined ? undefined : framed(new URL(questionnaireUrl).origin),
    [PUBLIC_PAGE]: analytics && statisticsToolSources(analytics),
  };
}

/** The hosts sign-in needs, allowed on every page, because every page has the session. */
export function identityThirdParties({ firebase, tokenSyncUrl }: Env): ThirdPartySources {
  const told = tokenSyncUrl === undefined ? [] : [new URL(tokenSyncUrl).origin];
  if (firebase === undefined) return { ...NO_THIRD_PARTIES, calls: told };
  const { emulator_origin: emulator } = firebaseClient(firebase);
  return {
    ...NO_THIRD_PARTIES,
    scripts: FIREBASE_SCRIPTS,
    frames: [emulator ?? `https://${firebase.authDomain}`, ...RECAPTCHA],
    calls: [...(emulator === null ? FIREBASE_CALLS : [emulator]), ...RECAPTCHA, ...told],
  };
}

/** Google's window, and reCAPTCHA, which is only loaded before an SMS is sent. */
const RECAPTCHA = ['https://www.google.com/recaptcha/'];
const FIREBASE_SCRIPTS = [
  'https://apis.google.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const FIREBASE_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

function firebaseClient(firebase: NonNullable<Env['firebase']>): FirebaseClientSettings {
  return {
    project_id: firebase.projectId,
    api_key: firebase.apiKey,
    auth_domain: firebase.authDomain,
    emulator_origin: firebase.kind === 'emulator' ? `http://${firebase.host}` : null,
  };
}

/** bsport's script comes from one host and calls others of the same domain; its widgets write inline styles. */
function bookingServiceSources({ widgetUrl, origins }: BookingServiceEnv): ThirdPartySources {
  const { origin, hostname } = new URL(widgetUrl);
  const own = hostname.endsWith(`.${BSPORT_DOMAIN}`) ? ALL_OF_BSPORT : origin;
  return {
    scripts: [origin, ...origins],
    frames: [own, ...origins],
    content: [own, ...origins],
    calls: [],
    writeStyles: true,
  };
}

/** The tool's script, and the host it reports to. */
function statisticsToolSources({ configUrl, scriptUrl }: AnalyticsEnv): ThirdPartySources {
  const script = new URL(scriptUrl).origin;
  return { ...NO_THIRD_PARTIES, scripts: [script], calls: [...new Set([script, new URL(configUrl).origin])] };
}

function framed(origin: string): ThirdPartySources {
  return { scripts: [], frames: [origin], content: [], calls: [], writeStyles: false };
}
