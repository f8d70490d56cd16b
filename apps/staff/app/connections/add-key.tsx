import type { addApiKey, ApiKey } from '@lifted/contract/desk/connections/api-keys';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { API_SCOPES } from '@lifted/domain/connections/api-scope';
import { useState, type SubmitEvent } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { FormControl } from '../parts/form-control.tsx';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { useMissing } from '../parts/missing/use-missing.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import styles from './connections.module.css';
import { CONNECTIONS_WORDS } from './connections-words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { TickedChoices } from './ticked-choices.tsx';
import { useSending } from './use-sending.ts';

/** Makes a key: name, scopes and last day first, then its secret, which is shown this once. */
export function AddKey({ close }: { readonly close: () => void }) {
  const words = useWords(CONNECTIONS_WORDS);
  const parts = useWords(PARTS_WORDS);
  const api = useApiClient();
  const { isRunning, failure, forget, refusal, faultOf, send } = useSending();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKey['scopes'][number][]>([]);
  const [lastDay, setLastDay] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const missing = useMissing([
    ...(name.trim() === '' ? ['name'] : []),
    ...(scopes.length === 0 ? ['scopes'] : []),
  ]);
  const form = useFormFocus(missing.refusal ?? failure);
  if (secret !== null) return <SecretDialog name={name.trim()} secret={secret} of="key" close={close} />;
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (missing.refuses()) return;
    const made = await send(() =>
      api.call<typeof addApiKey>('POST', '/desk/api-keys', {
        body: { name: name.trim(), scopes: [...scopes], last_day: lastDay === '' ? null : lastDay },
      }),
    );
    if (made !== undefined) setSecret(made.secret);
  };
  return (
    <Dialog heading={words.addKey} close={close}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onChange={forget}
        onSubmit={(event) => void onSubmit(event)}
      >
        <FormControl
          field={{ name: 'name', label: words.name, kind: 'text', hint: words.keyNameHint }}
          value={name}
          fault={missing.faultOf('name') ?? faultOf('name')}
          onType={setName}
        />
        <TickedChoices
          legend={words.scopes}
          choices={API_SCOPES.map((scope) => [scope, words.scopeNames[scope]] as const)}
          ticked={scopes}
          fault={missing.faultOf('scopes', words.tickOne)}
          change={setScopes}
        />
        <FormControl
          field={{ name: 'last_day', label: words.lastDay, kind: 'date', hint: words.lastDayHint }}
          value={lastDay}
          fault={faultOf('last_day')}
          onType={setLastDay}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <DialogActions>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isRunning}>
            {words.addKey}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
