import type { subscribeToPush, unsubscribeFromPush } from '@lifted/contract/reach/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useEffect, useState } from 'react';
import { appWorker } from '../../platform/installed-app/this-device.ts';
import { pushHere, pushSupport, subscribeHere } from '../../platform/push-here.ts';
import { unsubscribeHere } from '../../platform/push-subscription.ts';

/** Whether this device takes messages. `dismissed`: the browser asked, and nobody answered. */
export type DeviceState =
  | 'looking'
  | 'off'
  | 'busy'
  | 'on'
  | 'blocked'
  | 'needs-app'
  | 'impossible'
  | 'failed'
  | 'dismissed';

interface DeviceOnPage {
  readonly state: DeviceState;
  /** Asks the browser's question; call it in a click handler. */
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/** Messages on this device: nothing is asked or stored before somebody presses. */
export function useDevice(api: ApiClient, studioKey: string): DeviceOnPage {
  const [state, setState] = useState<DeviceState>('looking');
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const found = await stateHere().catch((): DeviceState => 'off');
      if (!isLeft) setState(found);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, []);

  function run(action: () => Promise<DeviceState>): void {
    setState('busy');
    action().then(setState, (failure: unknown) => {
      console.error('Messages on this device could not be changed.', failure);
      setState('failed');
    });
  }

  return {
    state,
    turnOn: () => run(() => turnOn(api, studioKey)),
    turnOff: () => run(() => turnOff(api)),
  };
}

async function stateHere(): Promise<DeviceState> {
  const support = pushSupport();
  if (support !== 'possible') return support;
  return (await pushHere()) === null ? 'off' : 'on';
}

async function turnOn(api: ApiClient, studioKey: string): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission === 'default') return 'dismissed';
  await appWorker()?.keep();
  const body = await subscribeHere(studioKey);
  await api.call<typeof subscribeToPush>('PUT', '/push_subscriptions', { body });
  return 'on';
}

async function turnOff(api: ApiClient): Promise<DeviceState> {
  const here = await pushHere();
  await unsubscribeHere();
  if (here !== null) {
    const { endpoint } = here;
    await api.call<typeof unsubscribeFromPush>('POST', '/push_subscriptions/end', { body: { endpoint } });
  }
  return 'off';
}
