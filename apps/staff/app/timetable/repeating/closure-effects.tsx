import type { ClosureFields } from '@lifted/contract/desk-records';
import type { ClosurePreview, previewClosure } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinDate, berlinTime, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { useQuery } from '@tanstack/react-query';
import { CancellationEffects } from '../../class-desk/cancellation-effects.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { roomNames } from '../../parts/branches/room-names.ts';
import styles from '../bulk.module.css';
import { CLOSURE_WORDS } from './closure-words.ts';
import { TIMETABLE_WORDS } from '../timetable-words.ts';

interface ClosureEffectsProps {
  /** Null for new closed days. */
  readonly id: string | null;
  /** May be half typed. */
  readonly fields: ClosureFields;
}

const EFFECTS = ['canceled', 'removed', 'restored', 'added'] as const;

/** Says before closed days are saved which classes fall away or take place again, who is told, and shows the mails. */
export function ClosureEffects({ id, fields }: ClosureEffectsProps) {
  const { closureWarning } = useWords(TIMETABLE_WORDS);
  const words = useWords(CLOSURE_WORDS);
  const api = useApiClient();
  const { from_day: from, until_day: until } = fields;
  const isReadable = isCivilDate(from) && isCivilDate(until) && from <= until;
  const preview = useQuery({
    queryKey: ['desk', 'closure-preview', id, from, until],
    queryFn: ({ signal }) =>
      api.call<typeof previewClosure>('POST', '/desk/closures/preview', {
        // The reason changes nothing, and may be missing yet.
        body: { id, fields: { from_day: from, until_day: until, reason: '-' } },
        signal,
      }),
    enabled: isReadable,
    // Not asked again once it is done: it could only be refused then.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  if (!isReadable) return <p>{closureWarning}</p>;
  if (preview.isError) return <Notice tone="error">{preview.error.message}</Notice>;
  if (preview.data === undefined) return <p role="status">{words.reading}</p>;
  return <Effects preview={preview.data} />;
}

function Effects({ preview: { classes, cancellation } }: { readonly preview: ClosurePreview }) {
  const words = useWords(CLOSURE_WORDS);
  if (classes.length === 0) return <p role="status">{words.nothing}</p>;
  const roomOf = roomNames(classes.map(({ location_name: location }) => location));
  const counts = EFFECTS.map((becomes) => ({
    becomes,
    count: classes.filter((one) => one.becomes === becomes).length,
  }));
  return (
    <>
      <Notice>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ becomes, count }) => (
            <p key={becomes}>{words.summaries[becomes](count)}</p>
          ))}
      </Notice>
      <details>
        <summary className={styles.summary}>{words.classes}</summary>
        <ul className={styles.whole}>
          {classes.map((one) => (
            <AffectedClass key={one.id} one={one} room={roomOf(one.location_name)} />
          ))}
        </ul>
      </details>
      {counts.some(({ becomes, count }) => becomes === 'canceled' && count > 0) && (
        <CancellationEffects preview={cancellation} />
      )}
    </>
  );
}

function AffectedClass({
  one,
  room,
}: {
  readonly one: ClosurePreview['classes'][number];
  readonly room: string;
}) {
  const words = useWords(CLOSURE_WORDS);
  const language = useLanguage();
  const start = new Date(one.start_datetime);
  const day = berlinDate(start);
  return (
    <li className={styles.row}>
      <p>
        <span className={styles.when}>
          {shortWeekdayName(day, language)} {shortDate(day, language)}, {berlinTime(start)}
        </span>{' '}
        <strong>{one.timer_name}</strong>
      </p>
      <p className={styles.facts}>
        <span>{words.becomes[one.becomes]}</span>{' '}
        {one.taken > 0 && <span className={styles.warning}>{words.people(one.taken)}</span>}{' '}
        <span className={styles.soft}>{room}</span>
      </p>
    </li>
  );
}
