import type {
  cancelDeskClass,
  DeskClass,
  previewClassCancellation,
} from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { CancellationEffects } from './cancellation-effects.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CLASS_WORDS } from './class-words.ts';
import { DIALOG_WORDS } from './dialog-words.ts';
import { FIRST_REASON, ReasonChoice } from './reason-choice.tsx';

/** Cancels the class, after showing what that does and the mails as they go out. */
export function CancelDialog({
  shown: { id },
  close,
}: {
  readonly shown: DeskClass;
  readonly close: () => void;
}) {
  const words = useWords(DIALOG_WORDS);
  const { cancelClass } = useWords(CLASS_WORDS);
  const api = useApiClient();
  const [reason, setReason] = useState(FIRST_REASON);
  const about = { params: { classId: id }, body: { reason } };
  const preview = useQuery({
    queryKey: ['desk', 'cancellation', id, reason],
    queryFn: ({ signal }) =>
      api.call<typeof previewClassCancellation>('POST', '/desk/classes/{classId}/cancellation/preview', {
        ...about,
        signal,
      }),
    // Not asked again once it is done: it could only be refused then.
    staleTime: 'static',
    gcTime: 0,
  });
  const mails = preview.data?.mails.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <ConfirmDialog
      heading={words.cancelHeading}
      action={mails === 0 ? cancelClass : words.cancelAndSend(mails)}
      done={words.canceled}
      isWaiting={preview.data === undefined}
      act={() => api.call<typeof cancelDeskClass>('POST', '/desk/classes/{classId}/cancellation', about)}
      close={close}
    >
      <ReasonChoice reason={reason} choose={setReason} />
      {preview.isError && <Notice tone="error">{preview.error.message}</Notice>}
      {preview.isPending && <p role="status">{words.reading}</p>}
      {preview.data !== undefined && <CancellationEffects preview={preview.data} />}
    </ConfirmDialog>
  );
}
