import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { expect, test } from 'vitest';
import { startPushService } from '../testing/push/loopback-push-service.ts';
import { browserKeys } from '../testing/push/notification-fixture.ts';
import { sendPush } from './push-transport.ts';

test('a push service on this machine is never reached', async () => {
  const service = await startPushService();
  try {
    const endpoint = service.endpointOf('phone', browserKeys());
    const push = { endpoint, headers: {}, body: Buffer.from('x') };
    await expect(sendPush(push, AbortSignal.timeout(20 * SECOND_MS))).rejects.toMatchObject({
      code: 'private_address',
    });
    expect(service.arrived).toEqual([]);
  } finally {
    await service.close();
  }
});
