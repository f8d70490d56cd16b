import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useWords } from '../../language.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { MESSAGE_SETTINGS_WORDS } from './message-settings-words.ts';
import styles from './message-settings.module.css';
import { useDevice } from './use-device.ts';

interface DeviceCardProps {
  readonly api: ApiClient;
  readonly studioKey: string;
}

/** Whether messages are shown on this device, and the way to change it or why there is none. */
export function DeviceCard({ api, studioKey }: DeviceCardProps) {
  const { device: words } = useWords(MESSAGE_SETTINGS_WORDS);
  const device = useDevice(api, studioKey);
  return (
    <Card heading={words.heading}>
      <DeviceState {...device} />
      <p className={styles.note}>{words.lockScreen}</p>
    </Card>
  );
}

function DeviceState({ state, isAnswer, turnOn, turnOff }: ReturnType<typeof useDevice>) {
  const { device: words } = useWords(MESSAGE_SETTINGS_WORDS);
  const takesFocus = isAnswer ? focusOnArrival : undefined;
  switch (state) {
    case 'on':
      return (
        <>
          <p ref={takesFocus} tabIndex={-1} role="status">
            {words.on}
          </p>
          <Button look="outline" className={styles.fit} onClick={turnOff}>
            {words.turnOff}
          </Button>
        </>
      );
    case 'looking':
    case 'off':
    case 'busy':
    case 'failed':
    case 'dismissed':
      return (
        <>
          {state === 'failed' && <Notice tone="error">{words.failed}</Notice>}
          {state === 'dismissed' && <Notice>{words.dismissed}</Notice>}
          <p>{words.off}</p>
          <Button
            ref={takesFocus}
            className={styles.fit}
            disabled={state === 'looking' || state === 'busy'}
            onClick={turnOn}
          >
            {state === 'busy' ? words.turningOn : words.turnOn}
          </Button>
        </>
      );
    case 'blocked':
      return (
        <>
          <p ref={takesFocus} tabIndex={-1} role="status">
            {words.blocked}
          </p>
          <p>{words.unblock}</p>
        </>
      );
    case 'needs-app':
      return (
        <>
          <p>{words.needsApp}</p>
          <ol className={styles.steps}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      );
    case 'impossible':
      return <p>{words.impossible}</p>;
    default:
      return state satisfies never;
  }
}
