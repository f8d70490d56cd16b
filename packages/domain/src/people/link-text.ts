/**
 * What mail programs turn into a link: web addresses, bare domains and mail addresses in a text. Our mails reach people
 * who did not ask for them, so they carry nobody else's links.
 */

/** Full stops that browsers read as the dot of a domain (UTS 46). */
const DOT = '[.\\u3002\\uFF0E\\uFF61]';
const LABEL_END = '[\\p{L}\\p{M}\\p{N}-]';

/** A dot with something before it and two letters after it, without a space: 'evil.example', 't.me', 'xn--p1ai.xn--p1ai'. */
const BARE_DOMAIN = new RegExp(`(?<=${LABEL_END})${DOT}(?=(?:xn--|\\p{L}\\p{M}*\\p{L}))`, 'iu');
const IP_ADDRESS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u;
const SCHEME = /:[/\\]{2}|\b(?:mailto|tel|sms|javascript|data):(?=\S)/iu;
const AT_SIGN = /[@\uFE6B\uFF20]/u;

/** Marks without width could hide an address from us and not from a mail program that drops them. */
const WITHOUT_WIDTH = /\p{Cf}/gu;

/** Whether a mail program may read something in the text as a web or mail address. */
export function readsAsLink(text: string): boolean {
  const seen = text.replaceAll(WITHOUT_WIDTH, '');
  return [BARE_DOMAIN, IP_ADDRESS, SCHEME, AT_SIGN].some((pattern) => pattern.test(seen));
}

const EVERY_DOMAIN_DOT = new RegExp(BARE_DOMAIN.source, 'giu');
const EVERY_IP_ADDRESS = new RegExp(IP_ADDRESS.source, 'gu');
const EVERY_SCHEME = new RegExp(SCHEME.source, 'giu');
const EVERY_AT_SIGN = new RegExp(AT_SIGN.source, 'gu');

/**
 * The same text with its addresses broken, so that it can be read and nothing in it clicked:
 * 'https://evil.example' becomes 'https[:]//evil[.]example'.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(WITHOUT_WIDTH_IN_ADDRESS, '')
    .replaceAll(EVERY_IP_ADDRESS, (address) => address.replaceAll('.', '[.]'))
    .replaceAll(EVERY_DOMAIN_DOT, '[.]')
    .replaceAll(EVERY_SCHEME, (scheme) => scheme.replace(':', '[:]'))
    .replaceAll(EVERY_AT_SIGN, '[@]');
}

/** Joiners inside emoji and scripts stay; beside a dot, a colon or an @ a mark without width serves deceit alone. */
const WITHOUT_WIDTH_IN_ADDRESS = /(?<=[.:/@\u3002\uFF0E\uFF61])\p{Cf}+|\p{Cf}+(?=[.:/@\u3002\uFF0E\uFF61])/gu;
