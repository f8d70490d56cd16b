import type { TemplateFields } from '@lifted/contract/desk-records';
import type { previewTemplateEdit } from '@lifted/contract/desk/desk-timetable';
import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import type { ReactNode } from 'react';
import styles from '../../parts/dialog.module.css';
import { CONFIRM_WORDS } from '../../class-desk/confirm/confirm-words.ts';
import { EditEffects, hasToBeSeen, mailsOf } from '../../class-desk/confirm/edit-effects.tsx';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { useQuestion } from '../../parts/asking/use-question.ts';

/**
 * Asks the server what changing a class of the repeating week would do to those ahead, and then the desk, where it concerns
 * somebody. `confirm` answers false where the desk thought better of it, and throws the refusal.
 */
export function useConfirmedTemplate(): {
  readonly confirm: (id: string, was: TemplateFields, fields: TemplateFields) => Promise<boolean>;
  readonly question: ReactNode;
} {
  const api = useApiClient();
  const { ask, asked } = useQuestion<ClassPreview, true>();
  const confirm = async (id: string, was: TemplateFields, fields: TemplateFields) => {
    const preview = await api.call<typeof previewTemplateEdit>('POST', '/desk/week-templates/{id}/preview', {
      params: { id },
      body: { was, fields },
    });
    return !hasToBeSeen(preview) || ((await ask(preview)) ?? false);
  };
  return { confirm, question: asked && <ConfirmTemplate preview={asked.about} answer={asked.answer} /> };
}

/** Shows what the change does, and does nothing itself. */
function ConfirmTemplate({
  preview,
  answer,
}: {
  readonly preview: ClassPreview;
  readonly answer: (confirmed: true | null) => void;
}) {
  const words = useWords(CONFIRM_WORDS);
  const { back } = useWords(PARTS_WORDS);
  const close = () => answer(null);
  return (
    <Dialog heading={words.heading} close={close}>
      <div className={styles.text}>
        <EditEffects preview={preview} isOfSeveral />
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {back}
        </Button>
        <Button onClick={() => answer(true)}>{words.acts.save(mailsOf(preview))}</Button>
      </DialogActions>
    </Dialog>
  );
}
