import { describe, expect, it } from 'vitest';
import { isFromThisMachine, isPassedOn, namesThisMachine } from './local-requests.ts';

describe('a request is passed on when it brings', () => {
  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'forwarded-for',
    'x-original-forwarded-for',
    'x-vercel-forwarded-for',
    'via',
    'cdn-loop',
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'fastly-client-ip',
    'fly-client-ip',
    'incap-client-ip',
    'x-cluster-client-ip',
    'wl-proxy-client-ip',
    'x-azure-clientip',
    'cf-connecting-ip',
    'cf-connecting-ipv6',
    'do-connecting-ip',
    'cf-ray',
    'x-nf-client-connection-ip',
    'x-appengine-user-ip',
    'x-remote-ip',
    'x-remote-addr',
    'x-originating-ip',
    'x-envoy-external-address',
    'cloudfront-viewer-address',
    'x-amzn-trace-id',
    'x-original-url',
    'x-proxyuser-ip',
  ])('%s', (name) => {
    expect(isPassedOn({ [name]: '127.0.0.1' })).toBe(true);
  });
});

it('what browsers, scrapers and curl send says nothing of a proxy', () => {
  const names = [
    'host',
    'user-agent',
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'connection',
    'cookie',
    'content-type',
    'content-length',
    'origin',
    'referer',
    'range',
    'sec-fetch-site',
    'traceparent',
    'upgrade-insecure-requests',
    'x-prometheus-scrape-timeout-seconds',
    'x-requested-with',
  ];
  expect(isPassedOn(Object.fromEntries(names.map((name) => [name, 'x'])))).toBe(false);
});

it.each([
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  [undefined, false],
  ['', false],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example@localhost', false],
])('the host %j names this machine: %j', (host, named) => {
  expect(namesThisMachine(host === undefined ? {} : { host })).toBe(named);
});

it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (remoteAddress) => {
  expect(isFromThisMachine({ socket: { remoteAddress }, headers: { host: 'localhost' } })).toBe(true);
});

it.each(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', undefined])('%s is not', (remoteAddress) => {
  expect(isFromThisMachine({ socket: { remoteAddress }, headers: { host: 'localhost' } })).toBe(false);
});
