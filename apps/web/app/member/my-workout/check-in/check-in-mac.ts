import { CHECK_IN_MAC_BYTES, type CheckInMac } from '@lifted/domain/bookings/check-in-code';

/** Signs with the member's secret (base64url), as the server does. */
export function checkInMac(secret: string): CheckInMac {
  const key = crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return async (text) => {
    const mac = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text));
    return base64url(new Uint8Array(mac, 0, CHECK_IN_MAC_BYTES));
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
