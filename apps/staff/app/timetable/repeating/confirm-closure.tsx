import type { ClosureFields } from '@lifted/contract/desk-records';
import type { ClosurePreview, previewClosure } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import type { ReactNode } from 'react';
import styles from '../../parts/dialog.module.css';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { useQuestion } from '../../parts/asking/use-question.ts';
import { ClosureEffects } from './closure-effects.tsx';
import { CLOSURE_WORDS } from './closure-words.ts';

interface ClosureToConfirm {
  readonly act: 'close' | 'change' | 'open';
  readonly preview: ClosurePreview;
}

/**
 * Asks the server what closed days would do, or removing them (`fields` null), and then the desk, where it concerns a class.
 * `confirm` answers false where the desk thought better of it, and throws the refusal.
 */
export function useConfirmedClosure(): {
  readonly confirm: (id: string | null, fields: ClosureFields | null) => Promise<boolean>;
  readonly question: ReactNode;
} {
  const api = useApiClient();
  const { ask, asked } = useQuestion<ClosureToConfirm, true>();
  const confirm = async (id: string | null, fields: ClosureFields | null) => {
    const preview = await api.call<typeof previewClosure>('POST', '/desk/closures/preview', {
      body: { id, fields },
    });
    if (preview.classes.length === 0) return true;
    const act = fields === null ? 'open' : id === null ? 'close' : 'change';
    return (await ask({ act, preview })) ?? false;
  };
  return { confirm, question: asked && <ConfirmClosure {...asked.about} answer={asked.answer} /> };
}

/** Shows what closed days do, and does nothing itself. */
function ConfirmClosure({
  act,
  preview,
  answer,
}: ClosureToConfirm & { readonly answer: (confirmed: true | null) => void }) {
  const words = useWords(CLOSURE_WORDS);
  const { back } = useWords(PARTS_WORDS);
  const close = () => answer(null);
  return (
    <Dialog heading={words.headings[act]} close={close}>
      <div className={styles.text}>
        <ClosureEffects preview={preview} />
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {back}
        </Button>
        <Button onClick={() => answer(true)}>{words.acts[act](mailsOf(preview))}</Button>
      </DialogActions>
    </Dialog>
  );
}

function mailsOf({ cancellation, told_of_restoring: told }: ClosurePreview): number {
  return cancellation.mails.reduce((sum, { count }) => sum + count, told);
}
