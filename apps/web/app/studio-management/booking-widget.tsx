import { useEffect, useRef, useState } from 'react';
import { useWords } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { classNames } from '../ui/class-names.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './booking-service.module.css';
import { OtherWays } from './other-ways.tsx';
import type { StudioManagement, WidgetKind, WidgetState } from './studio-management.ts';

interface BookingWidgetProps {
  readonly service: StudioManagement;
  readonly kind: WidgetKind;
}

/** One widget of the booking service, and what to do while it is late or when it does not come. */
export function BookingWidget({ service, kind }: BookingWidgetProps) {
  const words = useWords(BOOKING_WORDS);
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(1);
  const [state, setState] = useState<WidgetState>('loading');
  useEffect(() => {
    if (place.current === null) return undefined;
    return service.show(kind, place.current, setState);
  }, [service, kind, round]);
  return (
    <div className={styles.widget}>
      {state === 'loading' && <p role="status">{words.loading}</p>}
      {state === 'late' && (
        <Notice>
          <p>{words.late}</p>
          <OtherWays />
        </Notice>
      )}
      {state === 'unreachable' && (
        <Notice tone="error">
          <p>{words.unreachable}</p>
          <OtherWays />
          <Button look="outline" onClick={() => setRound(round + 1)}>
            {words.again}
          </Button>
        </Notice>
      )}
      {/* The service draws in here; React never does. */}
      <div
        ref={place}
        id={`booking-service-${kind}`}
        className={classNames(styles.place, state === 'shown' && styles.shown)}
      />
    </div>
  );
}
