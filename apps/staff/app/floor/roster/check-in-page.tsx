import type { FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import { berlinTime, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useMemo, useState } from 'react';
import { useKnownClass, useUnsent } from '../device/use-floor.ts';
import { useLiveClass } from '../device/use-live.ts';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { useClock } from '../frame/use-clock.ts';
import { Message } from '../frame/message.tsx';
import styles from './check-in-page.module.css';
import { checkInOf, notOpenWords } from './check-in.ts';
import { CodeCamera } from './code-camera.tsx';
import { ROSTER_WORDS } from './roster-words.ts';
import { isRosterClosed, placeKey, shownRoster } from './shown-roster.ts';
import { useMarks } from './use-marks.ts';

interface CheckInPageProps {
  readonly classId: string;
  readonly leave: () => void;
}

/** Members mark themselves: a tap on the own name, or the code of their app before the camera. */
export function CheckInPage({ classId, leave }: CheckInPageProps) {
  const studioClass = useKnownClass(classId);
  useLiveClass(classId);
  if (studioClass === undefined) return <Message>{inPageLanguage(FLOOR_FRAME_WORDS).loading}</Message>;
  return <OpenCheckIn studioClass={studioClass} leave={leave} />;
}

/** How long a greeting stays. */
const GREETING_MS = 8 * SECOND_MS;

function OpenCheckIn({
  studioClass,
  leave,
}: {
  readonly studioClass: FloorClass;
  readonly leave: () => void;
}) {
  const words = inPageLanguage(ROSTER_WORDS);
  const { waiting, writing } = useUnsent();
  const roster = useMemo(
    () => shownRoster(studioClass.id, studioClass.roster, [...waiting, ...writing]),
    [studioClass, waiting, writing],
  );
  const now = useClock();
  const { mark, isNotStored } = useMarks(studioClass.id, null);
  const [greeting, setGreeting] = useState<string | null>(null);
  /** Keys of places just marked: their names stay where they are, so that no other one is under a finger that taps twice. */
  const [justMarked, setJustMarked] = useState<readonly string[]>([]);
  useEffect(() => {
    if (greeting === null) return undefined;
    const timer = setTimeout(() => {
      setGreeting(null);
      setJustMarked([]);
    }, GREETING_MS);
    return () => clearTimeout(timer);
  }, [greeting]);
  const checkIn = checkInOf(studioClass, isRosterClosed(studioClass, [...waiting, ...writing]), now);
  const isOpen = checkIn === 'open';
  const named = roster.filter(({ name }) => name !== '');
  const isEverybodyHere = named.every(({ is_present }) => is_present);
  const shown = named.filter((place) => !place.is_present || justMarked.includes(placeKey(place)));
  const welcome = async (place: FloorPlace) => {
    setJustMarked((before) => [...before, placeKey(place)]);
    if (await mark(place, true)) setGreeting(place.name);
  };
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>
            {berlinTime(new Date(studioClass.start_datetime))} {studioClass.timer_name}
          </h1>
          <p>{checkIn === 'open' ? words.checkInLead : notOpenWords(checkIn, studioClass)}</p>
        </div>
        <button type="button" className={styles.leave} onClick={leave}>
          {words.leave}
        </button>
      </header>
      <div role="status" className={styles.greeting}>
        {greeting !== null && (
          <>
            <p>{words.welcome(greeting)}</p>
            <p className={styles.hint}>{words.wrongName}</p>
          </>
        )}
      </div>
      {isNotStored && (
        <p role="alert" className={styles.fault}>
          {inPageLanguage(FLOOR_FRAME_WORDS).notStored}
        </p>
      )}
      {isOpen && <CodeCamera classId={studioClass.id} greet={setGreeting} />}
      {isEverybodyHere && checkIn !== 'canceled' && (
        <p className={styles.everybody}>{named.length === 0 ? words.empty : words.everybody}</p>
      )}
      <ul className={styles.names}>
        {shown.map((place) => (
          <li key={placeKey(place)}>
            <button type="button" disabled={!isOpen || place.is_present} onClick={() => void welcome(place)}>
              {place.name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
