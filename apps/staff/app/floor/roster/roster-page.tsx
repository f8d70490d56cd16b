import type { addStandby, FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import { Icon } from '@lifted/design/icon.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';
import { useFloor, useIsReached } from '../device/use-floor.ts';
import { AskDialog } from '../frame/asking/ask-dialog.tsx';
import { FLOOR_FRAME_WORDS } from '../frame/floor-frame-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { useClock } from '../frame/use-clock.ts';
import { checkInOf, notOpenWords } from './check-in.ts';
import { PersonTile } from './person-tile.tsx';
import styles from './roster-page.module.css';
import { ROSTER_WORDS } from './roster-words.ts';
import { placeKey } from './shown-roster.ts';
import { useMarks } from './use-marks.ts';
import { useTakeOut, type TakenOut, type WalkIn } from './use-take-out.ts';
import { WalkInDialog } from './walk-in-dialog.tsx';

interface RosterPageProps {
  readonly studioClass: FloorClass;
  /** With what is not sent yet. */
  readonly roster: readonly FloorPlace[];
  /** Members something is entered for. */
  readonly withSets: ReadonlySet<string>;
  readonly isClosed: boolean;
  readonly coachId: string;
}

/** What was just done, and the walk-in it can be taken back for. */
interface Said extends TakenOut {
  readonly added?: WalkIn;
}

/** Who has a place, and who of them is present. */
export function RosterPage({ studioClass, roster, withSets, isClosed, coachId }: RosterPageProps) {
  const words = inPageLanguage(ROSTER_WORDS);
  const { mark, isNotStored } = useMarks(studioClass.id, coachId);
  const now = useClock();
  const [isAdding, setIsAdding] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [asked, setAsked] = useState<FloorPlace | null>(null);
  const { takeOut, isSending } = useTakeOut(studioClass.id, coachId);
  const isReached = useIsReached();
  // Forgotten rather than hidden: the next outage is not about what was asked for in this one.
  if (said?.isForNetwork === true && isReached) setSaid(null);
  const out = async (walkIn: WalkIn) => setSaid(await takeOut(walkIn));
  const checkIn = checkInOf(studioClass, isClosed, now);
  const canMark = checkIn === 'open';
  const present = roster.filter(({ is_present }) => is_present).length;
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <p className={styles.count}>{words.present(present, roster.length)}</p>
        <p role="status">
          {checkIn !== 'open' && notOpenWords(checkIn, studioClass)} {said?.sentence}
        </p>
        {canMark && (
          <UndoWalkIn walkIn={said?.added} isSending={isSending} takeOut={(walkIn) => void out(walkIn)} />
        )}
        <button type="button" disabled={!canMark} onClick={() => setIsAdding(true)}>
          {words.walkIn}
        </button>
      </div>
      {isNotStored && <NotStored />}
      {roster.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.people}>
        {roster.map((place) => (
          <li key={placeKey(place)} className={styles.person}>
            <PersonTile place={place} canMark={canMark} press={(one) => void mark(one, !one.is_present)} />
            {place.is_walk_in && canMark && (
              <TakeOut name={place.name} isSending={isSending} ask={() => setAsked(place)} />
            )}
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
          added={(name, bookingId) => {
            setSaid({ sentence: words.added(name), added: { bookingId, name } });
            setIsAdding(false);
          }}
          close={() => setIsAdding(false)}
        />
      )}
      {asked !== null && (
        <TakeOutDialog
          name={asked.name}
          hasSets={asked.customer_id !== null && withSets.has(asked.customer_id)}
          takeOut={() => {
            setAsked(null);
            void out({ bookingId: asked.id, name: asked.name });
          }}
          close={() => setAsked(null)}
        />
      )}
    </main>
  );
}

function NotStored() {
  return (
    <p role="alert" className={styles.fault}>
      {inPageLanguage(FLOOR_FRAME_WORDS).notStored}
    </p>
  );
}

/** Beside a walk-in. */
function TakeOut({
  name,
  isSending,
  ask,
}: {
  readonly name: string;
  readonly isSending: boolean;
  readonly ask: () => void;
}) {
  return (
    <button type="button" className={styles.takeOut} disabled={isSending} onClick={ask}>
      <Icon name="close" />
      <VisuallyHidden>
        {inPageLanguage(ROSTER_WORDS).takeOut} {name}
      </VisuallyHidden>
    </button>
  );
}

function TakeOutDialog({
  name,
  hasSets,
  takeOut,
  close,
}: {
  readonly name: string;
  readonly hasSets: boolean;
  readonly takeOut: () => void;
  readonly close: () => void;
}) {
  const words = inPageLanguage(ROSTER_WORDS);
  return (
    <AskDialog
      heading={words.takeOutHeading(name)}
      no={words.keep}
      yes={words.takeOut}
      act={takeOut}
      close={close}
    >
      <p>{words.takeOutWhat}</p>
      {hasSets && <p>{words.takeOutSets}</p>}
    </AskDialog>
  );
}

/** A wrong tap is taken back at once, without a question. */
function UndoWalkIn({
  walkIn,
  isSending,
  takeOut,
}: {
  /** Undefined: nobody was just added. */
  readonly walkIn: WalkIn | undefined;
  readonly isSending: boolean;
  readonly takeOut: (walkIn: WalkIn) => void;
}) {
  const words = inPageLanguage(ROSTER_WORDS);
  if (walkIn === undefined) return null;
  return (
    <button type="button" disabled={isSending} onClick={() => takeOut(walkIn)}>
      {words.undo} <VisuallyHidden>{walkIn.name}</VisuallyHidden>
    </button>
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
  readonly say: (said: Said) => void;
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
      const { booking_id: bookingId } = await store.asTablet(
        store.api.call<typeof addStandby>('POST', '/floor/classes/{classId}/standby', {
          params: { classId: studioClass.id },
          body: { entry, coach_id: coachId },
          idempotencyKey: crypto.randomUUID(),
        }),
      );
      say({ sentence: words.added(name), added: { bookingId, name } });
      await store.refreshAfterChange(studioClass.id);
    } catch (failure) {
      if (failure instanceof ApiProblem) say({ sentence: failure.detail });
      else if (failure instanceof ApiUnreachable) say({ sentence: words.needsNetwork, isForNetwork: true });
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
