import type { replayWebhook } from '@lifted/contract/desk/desk-webhooks';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { clockChangeWords, localTime } from '@lifted/domain/calendar/local-time';
import { berlinDate, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useState, type SubmitEvent } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { FormControl } from '../parts/form-control.tsx';
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
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, refusal, save } = useEditing(close);
  const [day, setDay] = useState<string>(() => berlinDate(new Date()));
  const [time, setTime] = useState('00:00');
  const read = isCivilDate(day) && time !== '' ? localTime(day, time) : undefined;
  const fault =
    read === undefined || read.kind === 'once' ? undefined : clockChangeWords(read.kind, day, time)[language];
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (read?.kind !== 'once') return;
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
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <p>{words.replayLead}</p>
        <FormControl
          field={{ name: 'day', label: words.replayDay, kind: 'date' }}
          value={day}
          fault={undefined}
          onType={setDay}
        />
        <FormControl
          field={{ name: 'time', label: words.replayTime, kind: 'time' }}
          value={time}
          fault={fault}
          onType={setTime}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <DialogActions>
          <Button look="outline" onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" disabled={isRunning || read?.kind !== 'once'}>
            {words.sendAgain}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
