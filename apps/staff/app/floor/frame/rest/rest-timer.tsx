import { storeRest, storedRest } from '@lifted/client/rest-signal/stored-rest.ts';
import { useRestSound } from '@lifted/client/rest-signal/use-rest-sound.ts';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useState } from 'react';
import { inPageLanguage } from '../floor-language.ts';
import { REST_HEARD_BY_DEFAULT, restLeft, REST_LENGTHS, restWords } from './rest.ts';
import styles from './rest-timer.module.css';
import { REST_WORDS } from './rest-words.ts';

const TICK_MS = SECOND_MS / 4;
/** How long the end stays on the screen. */
const OVER_FOR_MS = 5 * SECOND_MS;
const USUAL_MS = 1.5 * MINUTE_MS;

/** Counts a rest down: one press starts it, another ends it; the other button sets how long. */
export function RestTimer() {
  const words = inPageLanguage(REST_WORDS);
  const { prepare, give } = useRestSound(REST_HEARD_BY_DEFAULT);
  const [openedAt] = useState(() => Date.now());
  const [before] = useState(() => storedRest(openedAt));
  const [length, setLength] = useState(before?.lengthMs ?? USUAL_MS);
  const [endsAt, setEndsAt] = useState(before?.endsAt ?? null);
  const [now, setNow] = useState(openedAt);
  useEffect(() => storeRest(endsAt === null ? null : { lengthMs: length, endsAt }), [endsAt, length]);
  useEffect(() => {
    if (endsAt === null) return undefined;
    let hasSignalled = false;
    const timer = setInterval(() => {
      const at = Date.now();
      setNow(at);
      if (at >= endsAt && !hasSignalled) {
        hasSignalled = true;
        give();
      }
      if (at >= endsAt + OVER_FOR_MS) setEndsAt(null);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt, give]);
  const left = endsAt === null ? length : restLeft(endsAt, now);
  const isOver = endsAt !== null && left === 0;
  const next = REST_LENGTHS[(REST_LENGTHS.indexOf(length) + 1) % REST_LENGTHS.length] ?? USUAL_MS;
  const press = () => {
    const at = Date.now();
    setNow(at);
    if (endsAt === null) prepare();
    setEndsAt(endsAt === null ? at + length : null);
  };
  return (
    <div className={styles.rest} data-state={isOver ? 'over' : endsAt === null ? 'idle' : 'running'}>
      <button type="button" className={styles.time} onClick={press}>
        <span className={styles.word}>{isOver ? words.over : words.rest}</span>{' '}
        <span role="timer">{restWords(left)}</span>
      </button>
      {endsAt === null && (
        <button
          type="button"
          aria-label={words.setLength(restWords(next))}
          className={styles.length}
          onClick={() => setLength(next)}
        >
          ±
        </button>
      )}
      <span role="status" className={styles.said}>
        {isOver && words.over}
      </span>
    </div>
  );
}
