import { useState } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../../language.ts';
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PASSKEYS_WORDS } from './passkeys-words.ts';
import styles from '../security.module.css';

interface NewPasskeyFormProps {
  readonly isBusy: boolean;
  readonly onAdd: (name: string) => void;
}

/** Asks what the new passkey is called, then for the passkey itself. */
export function NewPasskeyForm({ isBusy, onAdd }: NewPasskeyFormProps) {
  const [naming, setNaming] = useState<'not-yet' | 'now' | 'canceled'>('not-yet');
  const words = useWords(PASSKEYS_WORDS);
  if (naming !== 'now') {
    return (
      <Button
        ref={naming === 'canceled' ? focusOnArrival : undefined}
        look="outline"
        className={styles.fit}
        disabled={isBusy}
        onClick={() => setNaming('now')}
      >
        {words.add}
      </Button>
    );
  }
  return (
    <PasskeyNameForm
      label={words.name}
      hint={words.nameHint}
      startName={deviceName(navigator.userAgent)}
      submitLabel={words.make}
      isBusy={isBusy}
      onSubmit={(name) => {
        setNaming('not-yet');
        onAdd(name);
      }}
      onCancel={() => setNaming('canceled')}
    />
  );
}

/** What people call the device they hold. The first that matches: iPads say Mac, Android phones say Linux. */
const DEVICES = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

function deviceName(userAgent: string): string {
  return DEVICES.find((device) => userAgent.includes(device)) ?? '';
}
