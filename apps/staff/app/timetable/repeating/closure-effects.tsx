import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { CancellationEffects } from '../../class-desk/cancellation-effects.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { roomNames } from '../../parts/branches/room-names.ts';
import styles from '../bulk.module.css';
import { CLOSURE_WORDS } from './closure-words.ts';

const EFFECTS = ['canceled', 'removed', 'restored', 'added'] as const;

/** Which classes fall away or take place again, who is told, and the mails as they go out. */
export function ClosureEffects({ preview }: { readonly preview: ClosurePreview }) {
  const { classes, cancellation, told_of_restoring: told } = preview;
  const words = useWords(CLOSURE_WORDS);
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
      {told > 0 && <p>{words.told(told)}</p>}
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
