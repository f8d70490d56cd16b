import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkInMac } from './check-in-mac.ts';

it('is the mac that the server works out with Node', async () => {
  const secret = randomBytes(32);
  const text = 'lifted.köln.59848500';
  const mac = createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');
  expect(await checkInMac(secret.toString('base64url'))(text)).toBe(mac);
});
