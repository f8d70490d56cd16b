import { BlockList, isIP } from 'node:net';

/** Longer than any push service's; Apple's and Google's are below 300 characters. */
export const LONGEST_ENDPOINT = 1000;

/** Names that mean something else in every network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|arpa|test|invalid|onion)$/;

/**
 * Whether an address can be a push service: https on its usual port, a public name, no password. The name is looked up when
 * something is sent, and what it resolves to then is checked with `isPublicAddress`.
 */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= LONGEST_ENDPOINT && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '') return false;
  if (url.username !== '' || url.password !== '') return false;
  const name = url.hostname.replace(/\.$/, '');
  const isAddress = isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  return !isAddress && name.includes('.') && !LOCAL_NAME.test(name);
}

/** Networks no push service is in: this machine, private and shared ones, links, documentation, multicast (RFC 6890). */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');

/** What the internet uses of IPv6 (RFC 4291), and in it what embeds an IPv4 address or is for documentation. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the internet's, not of this machine or a network around it. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC.check(address, 'ipv4');
    case 6:
      return PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
    default:
      return false;
  }
}
