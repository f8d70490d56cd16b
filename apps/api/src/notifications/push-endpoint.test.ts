import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPushEndpoint, LONGEST_ENDPOINT } from './push-endpoint.ts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('is %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    ['without encryption', 'http://push.example.com/a'],
    ['on another port', 'https://push.example.com:8443/a'],
    ['with a password', 'https://user:secret@push.example.com/a'],
    ['of this machine', 'https://localhost/a'],
    ['of a name below this machine', 'https://push.localhost/a'],
    ['of a network name', 'https://database/a'],
    ['of a cloud’s own name', 'https://metadata.google.internal/a'],
    ['with a dot at the end of a local name', 'https://printer.local./a'],
    ['as an IPv4 address', 'https://93.184.216.34/a'],
    ['as a number', 'https://2130706433/a'],
    ['as an IPv6 address', 'https://[2606:2800:220:1::1]/a'],
    ['of another kind', 'file:///etc/passwd'],
    ['that is none', 'push'],
    ['that is too long', `https://push.example.com/${'a'.repeat(LONGEST_ENDPOINT)}`],
  ])('is none %s', (_, endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
});

describe('an address of the internet', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2a00:1450:4001::8a'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'push.example.com',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
