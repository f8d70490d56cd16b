import type { addStandby, FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';
import { useFloor } from '../device/use-floor.ts';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { useClock } from '../frame/use-clock.ts';
import { PersonTile } from './person-tile.tsx';
import styles from './roster-page.module.css';
import { ROSTER_WORDS } from './roster-words.ts';
import { placeKey } from './shown-roster.ts';
import { useMarks } from './use-marks.ts';
import { WalkInDialog } from './walk-in-dialog.tsx';

interface RosterPageProps {
  readonly studioClass: FloorClass;
  /** With what is not sent yet. */
  readonly roster: readonly FloorPlace[];
  readonly coachId: string;
}

/** Who has a place, and who of them is present. */
export function RosterPage({ studioClass, roster, coachId }: RosterPageProps) {
  const words = inPageLanguage(ROSTER_WORDS);
  const { mark, isNotStored } = useMarks(studioClass.id, coachId);
  const now = useClock();
  const [isAdding, setIsAdding] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const isClosed = studioClass.roster_closed_at !== null;
  const opensAt = new Date(studioClass.check_in_opens_at);
  const isEarly = now.getTime() < opensAt.getTime();
  const canMark = !isClosed && !isEarly && studioClass.state !== 'canceled';
  const present = roster.filter(({ is_present }) => is_present).length;
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <p className={styles.count}>{words.present(present, roster.length)}</p>
        <p role="status">
          {isClosed && words.closed}
          {!isClosed && isEarly && words.opensAt(berlinTime(opensAt))}
          {said}
        </p>
        <button type="button" disabled={!canMark} onClick={() => setIsAdding(true)}>
          {words.walkIn}
        </button>
      </div>
      {isNotStored && (
        <p role="alert" className={styles.fault}>
          {inPageLanguage(FLOOR_FRAME_WORDS).notStored}
        </p>
      )}
      {roster.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.people}>
        {roster.map((place) => (
          <li key={placeKey(place)}>
            <PersonTile place={place} canMark={canMark} press={(one) => mark(one, !one.is_present)} />
          </li>
        ))}
      </ul>
      {studioClass.waitlist.length > 0 && (
        <Waitlist studioClass={studioClass} coachId={coachId} canAdd={canMark} say={setSaid} />
      )}
      {isAdding && (
        <WalkInDialog
          classId={studioClass.id}
          coachId={coachId}
          added={(name) => {
            setSaid(words.added(name));
            setIsAdding(false);
          }}
          close={() => setIsAdding(false)}
        />
      )}
    </main>
  );
}

/** From the start of the class on, somebody of the waitlist takes a place nobody came for. */
function Waitlist({
  studioClass,
  coachId,
  canAdd,
  say,
}: {
  readonly studioClass: FloorClass;
  readonly coachId: string;
  readonly canAdd: boolean;
  readonly say: (sentence: string) => void;
}) {
  const words = inPageLanguage(ROSTER_WORDS);
  const { store } = useFloor();
  const now = useClock();
  const [isSending, setIsSending] = useState(false);
  const start = new Date(studioClass.start_datetime);
  const hasStarted = now.getTime() >= start.getTime();
  const add = async (entry: number, name: string) => {
    setIsSending(true);
    try {
      await store.asDevice(
        store.api.call<typeof addStandby>('POST', '/floor/classes/{classId}/standby', {
          params: { classId: studioClass.id },
          body: { entry, coach_id: coachId },
          idempotencyKey: crypto.randomUUID(),
        }),
      );
      say(words.added(name));
      await store.refreshClass(studioClass.id);
    } catch (failure) {
      if (failure instanceof ApiProblem) say(failure.detail);
      else if (failure instanceof ApiUnreachable) say(words.needsNetwork);
      else throw failure;
    } finally {
      setIsSending(false);
    }
  };
  return (
    <section className={styles.waitlist} aria-label={words.waitlist(studioClass.waitlist.length)}>
      <h2>{words.waitlist(studioClass.waitlist.length)}</h2>
      {!hasStarted && <p>{words.waitlistFrom(berlinTime(start))}</p>}
      <ul className={styles.people}>
        {studioClass.waitlist.map(({ entry, name }) => (
          <li key={entry}>
            <button
              type="button"
              className={styles.waiting}
              disabled={!hasStarted || !canAdd || isSending}
              onClick={() => void add(entry, name)}
            >
              {words.givePlace(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
