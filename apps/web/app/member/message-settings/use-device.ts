import type { unsubscribeFromPush } from '@lifted/contract/messages';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { useEffect, useState } from 'react';
import { appWorker } from '../../platform/installed-app/this-device.ts';
import { pushHere, pushSupport, renewHere, subscribeHere } from '../../platform/push-here.ts';
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
  /** The state is what a press led to: what was pressed may be gone. */
  readonly isAnswer: boolean;
  /** Asks the browser's question; call it in a click handler. */
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/** Messages on this device: nothing is asked or stored before somebody presses. */
export function useDevice(api: ApiClient, studioKey: string): DeviceOnPage {
  const [state, setState] = useState<DeviceState>('looking');
  const [hasPressed, setPressed] = useState(false);
  const uid = useSession().user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isLeft = false;
    const look = async () => {
      const found = await stateHere(api, uid).catch((): DeviceState => 'off');
      if (!isLeft) setState(found);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [api, uid]);

  function run(action: (uid: string) => Promise<DeviceState>): void {
    if (uid === undefined) return;
    setState('busy');
    setPressed(true);
    action(uid).then(setState, (failure: unknown) => {
      console.error('Messages on this device could not be changed.', failure);
      setState('failed');
    });
  }

  return {
    state,
    isAnswer: hasPressed && state !== 'busy',
    turnOn: () => run((member) => turnOn(api, member, studioKey)),
    turnOff: () => run(() => turnOff(api)),
  };
}

/** As the server knows it, which is told again: 'on' means that messages arrive. */
async function stateHere(api: ApiClient, uid: string): Promise<DeviceState> {
  const support = pushSupport();
  if (support !== 'possible') return support;
  return (await renewHere(api, uid)) ? 'on' : 'off';
}

async function turnOn(api: ApiClient, uid: string, studioKey: string): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission === 'default') return 'dismissed';
  await appWorker()?.keep();
  await subscribeHere(api, uid, studioKey);
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
