import { createHmac, timingSafeEqual } from 'node:crypto';

const PURPOSE = 'set-up code of a new studio';
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = 4;

/**
 * The code that proves that somebody can read the server's output, in groups: 'ABCD-EFGH-JKLM-NPQR', 80 bits. It follows from the
 * identity secret, so that all processes of a studio print the same one and a restart keeps it.
 */
export function setUpCode(secret: string): string {
  const bytes = createHmac('sha256', secret).update(PURPOSE).digest().subarray(0, LENGTH);
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Whether this is the code, however it was typed. */
export function isSetUpCode(typed: string, secret: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
  const [given, wanted] = [plain(typed), plain(setUpCode(secret))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
