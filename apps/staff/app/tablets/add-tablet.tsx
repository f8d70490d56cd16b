import type { addFloorDevice } from '@lifted/contract/desk/desk-floor';
import type { AnswerOf } from '@lifted/contract/call';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { FormControl } from '../parts/form-control.tsx';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { useMissing } from '../parts/missing/use-missing.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { useLocations } from '../records/use-records.ts';
import styles from './tablets.module.css';
import { TABLETS_WORDS } from './tablets-words.ts';

type Prepared = AnswerOf<typeof addFloorDevice>;

/** Prepares a tablet: name and room first, then its code, which is shown this once. */
export function AddTablet({ close }: { readonly close: () => void }) {
  const words = useWords(TABLETS_WORDS);
  const parts = useWords(PARTS_WORDS);
  const api = useApiClient();
  const queries = useQueryClient();
  const { data: locations, isPending } = useLocations();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [refusal, setRefusal] = useState<ApiProblem | ApiUnreachable | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const room = chosen ?? locations?.[0]?.id ?? '';
  const missing = useMissing([...(name.trim() === '' ? ['name'] : []), ...(room === '' ? ['room'] : [])]);
  const form = useFormFocus(missing.refusal ?? refusal);
  const prepare = async () => {
    setIsRunning(true);
    setRefusal(null);
    try {
      setPrepared(
        await api.call<typeof addFloorDevice>('POST', '/desk/floor-devices', {
          body: { name: name.trim(), location_id: room },
        }),
      );
      await queries.invalidateQueries({ queryKey: ['desk', 'floor'] });
    } catch (failure) {
      if (!(failure instanceof ApiProblem || failure instanceof ApiUnreachable)) throw failure;
      setRefusal(failure);
    }
    setIsRunning(false);
  };
  if (prepared !== null)
    return (
      // Another dialog, so that it takes the focus: the button that asked for the code is gone.
      <Dialog key="code" heading={words.codeHeading(name.trim())} close={close}>
        <p className={styles.code}>
          <output>{prepared.code}</output>
        </p>
        <p>{words.codeLead(berlinTime(new Date(prepared.code_expires_at)))}</p>
        <DialogActions>
          <Button onClick={close}>{words.closeCode}</Button>
        </DialogActions>
      </Dialog>
    );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!missing.refuses()) void prepare();
  };
  return (
    <Dialog heading={words.add} close={close}>
      <form ref={form} noValidate className={styles.form} onSubmit={onSubmit}>
        <FormControl
          field={{ name: 'name', label: words.name, kind: 'text', hint: words.nameHint }}
          value={name}
          fault={missing.faultOf('name')}
          onType={setName}
        />
        <FormControl
          field={{
            name: 'location_id',
            label: words.room,
            kind: 'choice',
            choices: (locations ?? []).map(({ id, fields }) => [id, fields.name] as const),
          }}
          value={room}
          fault={missing.faultOf('room')}
          onType={setChosen}
        />
        {refusal !== null && <Notice tone="error">{refusal.message}</Notice>}
        <DialogActions>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isRunning || isPending}>
            {words.getCode}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
