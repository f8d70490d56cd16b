import { expect, it } from 'vitest';
import { isWebhookAddress } from './webhook-address.ts';

const PRODUCTION = { isDemo: false };
const DEMO = { isDemo: true };

it.each(['https://accounting.example.com/lifted', 'https://hooks.example.org:443/a?b=c'])(
  'takes %s',
  (address) => {
    expect(isWebhookAddress(address, PRODUCTION)).toBe(true);
  },
);

it.each([
  'http://accounting.example.com/',
  'https://accounting.example.com:8443/',
  'https://user:secret@accounting.example.com/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'https://nas.local/',
  'https://db.internal./',
  'ftp://example.com/',
  'nonsense',
])('refuses %s', (address) => {
  expect(isWebhookAddress(address, PRODUCTION)).toBe(false);
  expect(isWebhookAddress(address, DEMO)).toBe(false);
});

it.each(['http://localhost:4000/hook', 'http://127.0.0.1:4000', 'http://[::1]:4000/'])(
  'takes %s in a demo only',
  (address) => {
    expect(isWebhookAddress(address, PRODUCTION)).toBe(false);
    expect(isWebhookAddress(address, DEMO)).toBe(true);
  },
);
