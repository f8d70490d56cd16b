import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { useQuestion } from '../../parts/asking/use-question.ts';
import { EquipmentWarning } from '../clashes/equipment-warning.tsx';
import { askPreview, classPreviewQuery, type Reach, type WantedClass } from '../clashes/class-preview.ts';
import styles from '../../parts/dialog.module.css';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { DIALOG_WORDS } from '../dialog-words.ts';
import { FollowingChoice } from '../following-choice.tsx';
import { CONFIRM_WORDS } from './confirm-words.ts';
import { EditEffects, hasToBeSeen, mailsOf } from './edit-effects.tsx';

/** What the desk said yes to. */
export interface Confirmed {
  readonly reach: Reach;
  /** It saw that the studio is closed on that day. */
  readonly mayBeClosed: boolean;
}

interface EditToConfirm extends WantedClass {
  /** The question; where it is missing, that of a form. */
  readonly heading?: string;
  readonly act: 'save' | 'move';
  readonly reach: Reach;
  /** The question says so, too, whether those that follow change. */
  readonly asksReach?: boolean;
  readonly fields: ClassFields;
}

interface Told {
  readonly edit: EditToConfirm;
  /** What the server said of the reach it was asked for. */
  readonly told: ClassPreview;
}

/**
 * Asks the server what an edit would do, and then the desk, where it concerns somebody or is not to be overlooked; of a move that
 * is a clash, too, which a form shows by itself. `confirm` answers null where the desk thought better of it, and throws the refusal.
 */
export function useConfirmedEdit(): {
  readonly confirm: (edit: EditToConfirm) => Promise<Confirmed | null>;
  readonly question: ReactNode;
} {
  const api = useApiClient();
  const { ask, asked } = useQuestion<Told, Confirmed>();
  const confirm = async (edit: EditToConfirm) => {
    // As it is now, and asked apart from what a form shows: that is broken off as soon as somebody else changes the class,
    // and a press on Save with it.
    const preview = await askPreview(api, edit, edit.reach);
    const isClashing = edit.act === 'move' && preview.clashes.length > 0;
    if (!hasToBeSeen(preview) && !isClashing) return { reach: edit.reach, mayBeClosed: false };
    return ask({ edit, told: preview });
  };
  return { confirm, question: asked && <ConfirmEdit {...asked.about} answer={asked.answer} /> };
}

/** Shows what an edit does, and does nothing itself. */
export function ConfirmEdit({
  edit,
  told,
  answer,
}: Told & { readonly answer: (confirmed: Confirmed | null) => void }) {
  const words = useWords(CONFIRM_WORDS);
  const { reading } = useWords(DIALOG_WORDS);
  const { back } = useWords(PARTS_WORDS);
  const api = useApiClient();
  const [reach, setReach] = useState(edit.reach);
  const preview = useQuery({
    ...classPreviewQuery(api, edit, reach),
    ...(reach === edit.reach && { initialData: told }),
  });
  const { edited, fields, heading = words.heading, act, asksReach = false } = edit;
  const close = () => answer(null);
  return (
    <Dialog heading={heading} close={close}>
      <div className={styles.text}>
        {preview.isError && <Notice tone="error">{preview.error.message}</Notice>}
        {preview.isPending && <p role="status">{reading}</p>}
        {preview.data !== undefined && (
          <EditEffects preview={preview.data} isOfSeveral={reach === 'following'} />
        )}
        <EquipmentWarning
          timerName={fields.timer_name}
          day={fields.day}
          locationId={fields.location_id}
          capacity={fields.capacity}
        />
        {asksReach && edited !== null && (
          <FollowingChoice classId={edited.id} reach={reach} choose={setReach} />
        )}
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {back}
        </Button>
        <Button
          disabled={preview.data === undefined}
          onClick={() => answer({ reach, mayBeClosed: isOnClosedDay(preview.data) })}
        >
          {words.acts[act](preview.data === undefined ? 0 : mailsOf(preview.data))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isOnClosedDay(preview: ClassPreview | undefined): boolean {
  return preview !== undefined && preview.closed.length > 0;
}
