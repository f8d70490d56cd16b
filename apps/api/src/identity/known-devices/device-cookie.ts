import { KNOWN_DEVICE_MS } from '@lifted/domain/identity/known-device';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Exchange } from '../library-call.ts';
import type { IdentitySettings } from '../identity-settings.ts';

type CookieSettings = Pick<IdentitySettings, 'publicUrl'>;

/** The shape of a device's secret: 256 random bits. */
const TOKEN = /^[\w-]{43}$/;

/** The device secret a request carries; undefined if none, or if it cannot be one of ours. */
export function deviceTokenOf({ request }: Exchange, settings: CookieSettings): string | undefined {
  const prefix = `${cookieName(settings)}=`;
  const cookies = request.headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? [];
  const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Stores the secret in the browser, from now on for a year. Signing out leaves it there: the device stays known. */
export function setDeviceCookie({ reply }: Exchange, token: string, settings: CookieSettings): void {
  const attributes = [
    `${cookieName(settings)}=${token}`,
    `Max-Age=${KNOWN_DEVICE_MS / SECOND_MS}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps(settings) ? ['Secure'] : []),
  ];
  reply.header('set-cookie', attributes.join('; '));
}

/** '__Host-' keeps other hosts of the domain from planting a secret they know. */
function cookieName(settings: CookieSettings): string {
  return isHttps(settings) ? '__Host-studio.device' : 'studio.device';
}

function isHttps({ publicUrl }: CookieSettings): boolean {
  return publicUrl.startsWith('https:');
}
