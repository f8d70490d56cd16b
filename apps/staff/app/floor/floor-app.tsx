import { useCallback, useEffect, useState } from 'react';
import { EnrolPage } from './device/enrol-page.tsx';
import { useFloor, useFloorPhase } from './device/use-floor.ts';
import { useLiveDay } from './device/use-live.ts';
import { useUpdatesAtRest } from './device/use-updates-at-rest.ts';
import { useWakeLock } from './device/use-wake-lock.ts';
import { ClassScreen } from './frame/class-screen.tsx';
import { FLOOR_FRAME_WORDS } from './frame/floor-frame-words.ts';
import { inPageLanguage } from './frame/floor-language.ts';
import { Message } from './frame/message.tsx';
import { LOCKED, useMayStay, type Shown } from './frame/shown.ts';
import { LockPage } from './lock/lock-page.tsx';
import { useWhenLeft } from './lock/use-when-left.ts';
import { CheckInPage } from './roster/check-in-page.tsx';

/** The tablet in the room (studio operations, section 3). */
export function FloorApp() {
  const floor = useFloor();
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const phase = useFloorPhase();
  const [isBroken, setIsBroken] = useState(false);
  const [shown, setShown] = useState<Shown>(LOCKED);
  useEffect(() => {
    document.title = words.floor;
    Promise.all([floor.store.start(), floor.unsent.loaded]).catch((failure: unknown) => {
      console.error('The tablet’s storage cannot be read.', failure);
      setIsBroken(true);
    });
  }, [floor, words]);
  useLiveDay(phase === 'enrolled');
  useWakeLock();
  const lock = useCallback(() => setShown(LOCKED), []);
  useWhenLeft(shown.view === 'class', lock);
  const mayStay = useMayStay(shown);
  if (!mayStay) lock();
  useUpdatesAtRest(shown.view === 'locked' && phase !== 'starting');

  if (isBroken) return <Message>{words.noStorage}</Message>;
  if (phase === 'starting') return <Message>{words.loading}</Message>;
  if (phase === 'not-enrolled') return <EnrolPage />;
  switch (shown.view) {
    case 'locked':
      return (
        <LockPage
          open={(classId, coach) => setShown({ view: 'class', classId, coach })}
          checkIn={(classId) => setShown({ view: 'check-in', classId })}
        />
      );
    case 'check-in':
      return <CheckInPage classId={shown.classId} leave={lock} />;
    case 'class':
      return <ClassScreen classId={shown.classId} coach={shown.coach} lock={lock} />;
    default:
      return shown satisfies never;
  }
}
