import type { repeatWeek } from '@lifted/contract/desk/desk-timetable';
import type { previewRepeat, RepeatPreview } from '@lifted/contract/desk/planning/repeat-preview';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { addDays, DAYS_PER_WEEK, isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDate } from '@lifted/domain/language/date-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import dialogStyles from '../../parts/dialog.module.css';
import { ClashNotices } from '../../class-desk/clashes/clash-notices.tsx';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { FormControl } from '../../parts/form-control.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { ClassTicks } from '../class-ticks.tsx';
import { REPEAT_WORDS } from './repeat-words.ts';

/** Knows by itself whether its form is open, so that opening it does not draw the week again. */
export function RepeatWeek({ monday }: { readonly monday: CivilDate }) {
  const words = useWords(REPEAT_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <RepeatDialog monday={monday} close={() => setIsOpen(false)} />}
    </>
  );
}

/** Lets the ticked classes of a week repeat, once it was shown what comes of it. */
export function RepeatDialog({ monday, close }: { readonly monday: CivilDate; readonly close: () => void }) {
  const words = useWords(REPEAT_WORDS);
  const { back } = useWords(PARTS_WORDS);
  const api = useApiClient();
  const [from, setFrom] = useState<string>(addDays(monday, DAYS_PER_WEEK));
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { isRunning, run } = useDeskCommand();
  const body = { week: monday, from, without: [...without] };
  const preview = useQuery({
    queryKey: ['desk', 'repeat-preview', body],
    queryFn: ({ signal }) =>
      api.call<typeof previewRepeat>('POST', '/desk/timetable/repeat/preview', { body, signal }),
    enabled: isCivilDate(from),
    placeholderData: keepPreviousData,
    // Not asked again once it is done: it could only be refused then.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  const classes = preview.data?.classes ?? [];
  const chosen = classes.filter(({ id }) => !without.has(id)).length;
  const repeat = async () => {
    const end = await run(
      () => api.call<typeof repeatWeek>('POST', '/desk/timetable/repeat', { body }),
      words.done,
    );
    if (end.kind === 'done') close();
  };
  return (
    <Dialog heading={words.open} close={close}>
      <div className={dialogStyles.text}>
        <p>{words.lead}</p>
        <FormControl
          field={{ name: 'from', label: words.from, kind: 'date', hint: words.fromHint }}
          value={from}
          fault={undefined}
          onType={setFrom}
        />
        {preview.isError && <Notice tone="error">{preview.error.message}</Notice>}
        {classes.length > 0 && (
          <ClassTicks legend={words.which} classes={classes} left={without} leave={setWithout} />
        )}
        <div className={dialogStyles.text} aria-live="polite" aria-busy={preview.isFetching}>
          {preview.data === undefined
            ? preview.isFetching && <p>{words.counting}</p>
            : !preview.isError && <Effects preview={preview.data} />}
        </div>
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {back}
        </Button>
        <Button
          disabled={isRunning || preview.isFetching || preview.isError || chosen === 0}
          onClick={() => void repeat()}
        >
          {words.act(chosen)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Effects({ preview }: { readonly preview: RepeatPreview }) {
  const words = useWords(REPEAT_WORDS);
  const language = useLanguage();
  const { scheduled, weeks, until } = preview;
  return (
    <>
      <p>
        {scheduled === 0 || until === null
          ? words.nothingNew
          : words.scheduled({ scheduled, weeks, until: shortDate(until, language) })}
      </p>
      <ClashNotices met={{ ...preview, twice: [] }} isOfSeveral />
    </>
  );
}
