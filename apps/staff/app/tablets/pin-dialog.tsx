import type { setCoachPin } from '@lifted/contract/desk/desk-floor';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { EASY_PIN, isEasyPin } from '@lifted/domain/floor/easy-pin';
import { useState, type SubmitEvent } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { FormControl } from '../parts/form-control.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import styles from './tablets.module.css';
import { TABLETS_WORDS } from './tablets-words.ts';

interface PinDialogProps {
  readonly heading: string;
  /** `me`: the coach who is signed in. */
  readonly coachId: string;
  readonly close: () => void;
}

/** Sets or removes the PIN of a coach. */
export function PinDialog({ heading, coachId, close }: PinDialogProps) {
  const words = useWords(TABLETS_WORDS);
  const parts = useWords(PARTS_WORDS);
  const easyPin = useWords(EASY_PIN);
  const api = useApiClient();
  const { isRunning, submit } = useDeskCommand();
  const [pin, setPin] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFormFocus(refused);
  const type = (text: string) => {
    setPin(text);
    setFault(undefined);
    setRefusal(null);
  };
  const set = async (next: string | null) => {
    const end = await submit(
      () =>
        api.call<typeof setCoachPin>('PUT', '/desk/coaches/{coachId}/pin', {
          params: { coachId },
          body: { pin: next },
        }),
      next === null ? words.pinRemoved : words.pinSet,
      { canUndo: false },
    );
    if (end.kind === 'done') close();
    else {
      setRefusal(end.refusal.message);
      setRefused(end.refusal);
    }
  };
  const faultOf = (typed: string) => {
    if (!/^\d{4}$/.test(typed)) return words.pinWrong;
    return isEasyPin(typed) ? easyPin : undefined;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = faultOf(pin);
    if (wrong === undefined) return void set(pin);
    setFault(wrong);
    return setRefused({});
  };
  return (
    <Dialog heading={heading} close={close}>
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <FormControl
          field={{ name: 'pin', label: words.pin, kind: 'number', hint: words.pinHint }}
          value={pin}
          fault={fault}
          onType={type}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <DialogActions>
          <Button look="quiet" disabled={isRunning} onClick={() => void set(null)}>
            {words.removePin}
          </Button>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isRunning}>
            {parts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
