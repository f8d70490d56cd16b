import { studio } from '@lifted/profile/studio';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './booking-service.module.css';
import type { StudioManagement, WidgetKind, WidgetState } from './bsport.ts';

interface BookingWidgetProps {
  readonly service: StudioManagement;
  readonly kind: WidgetKind;
}

/** One widget of the booking service, with other ways to book while it is late or unavailable. */
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

/** Ways to book without the widgets: the service's own page in a new tab, by phone, by mail. */
export function OtherWays() {
  const words = useWords(BOOKING_WORDS);
  const { email, phone } = studio.contact;
  return (
    <ul className={styles.ways}>
      {studio.links.memberLogin !== '' && (
        <li>
          <ExternalLink href={studio.links.memberLogin}>{words.memberLogin}</ExternalLink>
        </li>
      )}
      <li>
        {`${words.call} `}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </li>
      <li>
        {`${words.write} `}
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  );
}
