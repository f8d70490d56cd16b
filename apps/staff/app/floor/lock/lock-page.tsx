import type { ClassOfDay, FloorDay } from '@lifted/contract/floor/floor';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { studio } from '@lifted/profile/studio';
import { useCallback, useState } from 'react';
import { useDay, useIsReached, useKnownClass, useUnsent } from '../device/use-floor.ts';
import { classByClock, mayCheckIn } from '../frame/choose-class.ts';
import { floorLanguage, inPageLanguage, OTHER_FLOOR } from '../frame/floor-language.ts';
import { LookButton, SoundButton } from '../frame/floor-switches.tsx';
import { Message } from '../frame/message.tsx';
import { chooseLanguage } from '../../preferred-language.ts';
import { useClock } from '../frame/use-clock.ts';
import { SyncState } from '../frame/sync-state.tsx';
import { shownRoster } from '../roster/shown-roster.ts';
import { CoachFace } from './coach-face.tsx';
import styles from './lock-page.module.css';
import { ROSTER_WORDS } from '../roster/roster-words.ts';
import { LOCK_WORDS } from './lock-words.ts';
import { PinPad } from './pin-pad.tsx';
import type { UnlockedCoach } from './unlock.ts';
import { useWhenLeft } from './use-when-left.ts';

interface LockPageProps {
  readonly open: (classId: string, coach: UnlockedCoach) => void;
  readonly checkIn: (classId: string) => void;
}

/** The tablet at rest: the class by the clock, and whose it is now. */
export function LockPage(props: LockPageProps) {
  const day = useDay();
  if (day === null) return <DayUnknown />;
  return <LockedDay {...props} day={day} />;
}

function DayUnknown() {
  return <Message>{inPageLanguage(LOCK_WORDS).dayUnknown}</Message>;
}

function LockedDay({ day, open, checkIn }: LockPageProps & { readonly day: FloorDay }) {
  const words = inPageLanguage(LOCK_WORDS);
  const now = useClock();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [coachId, setCoachId] = useState<string | null>(null);
  const startAfresh = useCallback(() => {
    setChosenId(null);
    setCoachId(null);
  }, []);
  useWhenLeft(chosenId !== null || coachId !== null, startAfresh);
  const chosen = day.classes.find(({ id }) => id === chosenId) ?? classByClock(day.classes, now);
  const coach = day.coaches.find(({ id }) => id === coachId);
  if (coach !== undefined && chosen !== null)
    return (
      <PinPad
        coach={{ id: coach.id, firstName: coach.first_name }}
        face={<CoachFace coach={coach} />}
        back={() => setCoachId(null)}
        open={(unlocked) => open(chosen.id, unlocked)}
      />
    );
  return (
    <main className={styles.lock}>
      <header className={styles.head}>
        <p className={styles.room}>
          <strong>{studio.name}</strong> {day.device.location_name}
        </p>
        <p className={styles.clock}>
          {longDate(day.date, floorLanguage())} · <time>{berlinTime(now)}</time>
        </p>
      </header>
      {chosen === null ? (
        <p className={styles.none}>{words.noClasses}</p>
      ) : (
        <>
          <ClassChoice classes={day.classes} chosen={chosen} choose={setChosenId} />
          <h2 className={styles.question}>{words.whoRuns}</h2>
          <ul className={styles.coaches}>
            {ownFirst(day.coaches, chosen.coach_id).map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.coach}
                  disabled={!each.has_pin}
                  onClick={() => setCoachId(each.id)}
                >
                  <CoachFace coach={each} />
                  <span className={styles.coachName}>{each.first_name}</span>
                  {!each.has_pin && <span className={styles.noPin}>{words.noPin}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <footer className={styles.foot}>
        {chosen !== null && (
          <button
            type="button"
            className={styles.checkIn}
            disabled={!mayCheckIn(day.classes, chosen.id, now)}
            onClick={() => checkIn(chosen.id)}
          >
            {words.checkIn}
          </button>
        )}
        <SyncState />
        <span className={styles.tools}>
          <SoundButton />
          <LookButton />
          <OtherLanguage />
        </span>
      </footer>
    </main>
  );
}

/** Today's classes; the one by the clock is chosen while nobody at the tablet has chosen another. */
function ClassChoice({
  classes,
  chosen,
  choose,
}: {
  readonly classes: readonly ClassOfDay[];
  readonly chosen: ClassOfDay;
  readonly choose: (id: string) => void;
}) {
  const words = inPageLanguage(LOCK_WORDS);
  const { present, expected } = useCounts(chosen);
  return (
    <div className={styles.class}>
      <h1 className={styles.className}>
        <span className={styles.time}>
          {berlinTime(new Date(chosen.start_datetime))}–{berlinTime(new Date(chosen.end_datetime))}
        </span>{' '}
        <span className={styles.whole}>{chosen.timer_name}</span>
      </h1>
      <p className={styles.about}>
        {chosen.coach_first_name} · {inPageLanguage(ROSTER_WORDS).present(present, expected)}
      </p>
      <label className={styles.others}>
        <span>{words.otherClass}</span>
        <select value={chosen.id} onChange={(event) => choose(event.target.value)}>
          {classes.map((each) => (
            <option key={each.id} value={each.id}>
              {berlinTime(new Date(each.start_datetime))} {each.timer_name}, {each.coach_first_name}
              {each.state === 'canceled' && ` (${words.canceled})`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Who has arrived by what this tablet knows, unsent marks included; of a class it has not loaded, as the day says. */
function useCounts(chosen: ClassOfDay): Pick<ClassOfDay, 'present' | 'expected'> {
  const known = useKnownClass(chosen.id);
  const { waiting, writing } = useUnsent();
  const isReached = useIsReached();
  const unsent = [...waiting, ...writing];
  // With a network the day is the newer of the two, once everything is sent.
  if (known === undefined || (isReached && unsent.length === 0)) return chosen;
  const roster = shownRoster(known.id, known.roster, unsent);
  return { present: roster.filter(({ is_present }) => is_present).length, expected: roster.length };
}

function OtherLanguage() {
  const other = OTHER_FLOOR[floorLanguage()];
  return (
    <a
      href={other.address}
      lang={other.language}
      hrefLang={other.language}
      className={styles.language}
      onClick={() => chooseLanguage(other.language)}
    >
      {other.name}
    </a>
  );
}

type Coach = FloorDay['coaches'][number];

function ownFirst(coaches: readonly Coach[], coachId: string): Coach[] {
  return coaches.toSorted((one, other) => Number(other.id === coachId) - Number(one.id === coachId));
}
