import type { previewWorkout, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { useLanguage, useWords } from '../../language.ts';
import { PagePreview } from '../../parts/page-preview/page-preview.tsx';
import { PREVIEW_WORDS } from './preview-words.ts';

interface PreviewDialogProps {
  readonly date: CivilDate;
  /** Saved or not. */
  readonly fields: WorkoutFields;
  readonly close: () => void;
}

/** A workout as its page will show it to members. */
export function PreviewDialog({ date, fields: { main, challenge, warmup }, close }: PreviewDialogProps) {
  const words = useWords(PREVIEW_WORDS);
  const api = useApiClient();
  return (
    <PagePreview
      heading={words.heading(longDate(date, useLanguage()))}
      page={words.page}
      about={['workout', date, main, challenge, warmup]}
      draw={(language, signal) =>
        api.call<typeof previewWorkout>('POST', '/desk/programme/{date}/preview', {
          params: { date },
          body: { main, challenge, warmup, language },
          signal,
        })
      }
      close={close}
    >
      {main.length === 0 && <Notice>{words.noMain}</Notice>}
    </PagePreview>
  );
}
