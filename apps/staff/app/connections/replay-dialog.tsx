import type { replayWebhook } from '@lifted/contract/desk/connections/webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { clockChangeWords, localTime } from '@lifted/domain/calendar/local-time';
import { berlinDate, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useState, type SubmitEvent } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { readField } from '../parts/field-values.ts';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { FormControl } from '../parts/form-control.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import styles from './connections.module.css';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { useEditing } from './use-editing.ts';

interface ReplayDialogProps {
  readonly webhookId: string;
  readonly close: () => void;
}

/** Sends everything since a time once more. */
export function ReplayDialog({ webhookId, close }: ReplayDialogProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const parts = useWords(PARTS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, failure, refusal, faultOf, save } = useEditing(close);
  const [day, setDay] = useState<string>(() => berlinDate(timeNow()));
  const [time, setTime] = useState('00:00');
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFormFocus(refused ?? failure);
  const timeField = { name: 'time', label: words.replayTime, kind: 'time' } as const;
  const typed = readField(timeField, time);
  const clock = typed.kind === 'value' ? String(typed.value) : undefined;
  const read = isCivilDate(day) && clock !== undefined ? localTime(day, clock) : undefined;
  const timeFault = (): string | undefined => {
    if (typed.kind === 'fault') return typed.fault === 'empty' ? parts.fillIn : parts.notATime;
    if (read === undefined || read.kind === 'once') return undefined;
    return clockChangeWords(read.kind, day, clock ?? '')[language];
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (read?.kind !== 'once') return setRefused({});
    setRefused(null);
    const since = read.instant.toISOString();
    void save(
      () =>
        api.call<typeof replayWebhook>('POST', '/desk/webhooks/{webhookId}/replay', {
          params: { webhookId },
          body: { since },
        }),
      words.replayed,
    );
  };
  return (
    <Dialog heading={words.replay} close={close}>
      <form ref={form} noValidate className={styles.form} onSubmit={onSubmit}>
        <p>{words.replayLead}</p>
        <FormControl
          field={{ name: 'day', label: words.replayDay, kind: 'date' }}
          value={day}
          fault={refused === null || isCivilDate(day) ? undefined : parts.fillIn}
          onType={setDay}
        />
        <FormControl
          field={timeField}
          value={time}
          // A time the clock change skips or repeats says so at once.
          fault={(refused === null && typed.kind === 'fault' ? undefined : timeFault()) ?? faultOf('since')}
          onType={setTime}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <DialogActions>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isRunning}>
            {words.sendAgain}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
