import type { WebhookFields } from '@lifted/contract/desk/connections/webhooks';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { WEBHOOK_EVENTS } from '@lifted/domain/connections/webhook-event';
import { useId, useState, type SubmitEvent } from 'react';
import { useWords } from '../language.ts';
import { DialogActions } from '../parts/dialog.tsx';
import { FormControl } from '../parts/form-control.tsx';
import formStyles from '../parts/edit-form.module.css';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { useMissing } from '../parts/missing/use-missing.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import styles from './connections.module.css';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { TickedChoices } from './ticked-choices.tsx';

interface WebhookFormProps {
  readonly initial: WebhookFields;
  readonly isNew: boolean;
  readonly isRunning: boolean;
  readonly failure: object | null;
  readonly forget: () => void;
  readonly refusal: string | null;
  readonly faultOf: (field: string) => string | undefined;
  readonly submit: (fields: WebhookFields) => void;
  readonly close: () => void;
}

const GROUPS = ['booking', 'waitlist', 'person', 'class'] as const;

/** Name, address and events of a webhook. */
export function WebhookForm({ initial, isNew, submit, close, ...sending }: WebhookFormProps) {
  const words = useWords(CONNECTIONS_WORDS);
  const parts = useWords(PARTS_WORDS);
  const [fields, setFields] = useState(initial);
  const change = (changed: Partial<WebhookFields>) => setFields((before) => ({ ...before, ...changed }));
  const wanted = { ...fields, name: fields.name.trim(), url: fields.url.trim() };
  const missing = useMissing(
    (['name', 'url', 'events'] as const).filter((name) => wanted[name].length === 0),
  );
  const form = useFormFocus(missing.refusal ?? sending.failure);
  const eventsFaultId = useId();
  const noEvents = missing.faultOf('events', words.tickOne);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (missing.refuses()) return;
    submit(wanted);
  };
  return (
    <form ref={form} noValidate className={styles.form} onChange={sending.forget} onSubmit={onSubmit}>
      <FormControl
        field={{ name: 'name', label: words.name, kind: 'text', hint: words.webhookNameHint }}
        value={fields.name}
        fault={missing.faultOf('name') ?? sending.faultOf('name')}
        onType={(name) => change({ name })}
      />
      <FormControl
        field={{ name: 'url', label: words.url, kind: 'text', hint: words.urlHint }}
        value={fields.url}
        fault={missing.faultOf('url') ?? sending.faultOf('url')}
        onType={(url) => change({ url })}
      />
      {!isNew && (
        <FormControl
          field={{ name: 'is_on', label: words.isOn, kind: 'yes_no' }}
          value={String(fields.is_on)}
          fault={undefined}
          onType={(text) => change({ is_on: text === 'true' })}
        />
      )}
      <div
        role="group"
        aria-label={words.events}
        aria-describedby={noEvents === undefined ? undefined : eventsFaultId}
        className={styles.groups}
        data-to-correct={noEvents === undefined ? undefined : true}
      >
        {GROUPS.map((group) => (
          <TickedChoices
            key={group}
            legend={words.eventGroups[group]}
            choices={WEBHOOK_EVENTS.filter((event) => event.startsWith(`${group}.`)).map(
              (event) => [event, words.eventNames[event]] as const,
            )}
            ticked={fields.events}
            // In the order of the list, so that ticking something again changes nothing.
            change={(ticked) => change({ events: WEBHOOK_EVENTS.filter((event) => ticked.includes(event)) })}
          />
        ))}
      </div>
      {noEvents !== undefined && (
        <p id={eventsFaultId} role="alert" className={formStyles.fault}>
          {noEvents}
        </p>
      )}
      {sending.refusal !== null && <Notice tone="error">{sending.refusal}</Notice>}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {parts.cancel}
        </Button>
        <Button type="submit" disabled={sending.isRunning}>
          {isNew ? words.addWebhook : parts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
