import type { NewCalendarFeed } from '@lifted/contract/public/calendar-feeds';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { Button, buttonClass } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { studioSettings } from '@lifted/client/studio-settings.tsx';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { CALENDAR_WORDS } from './calendar-words.ts';
import styles from './calendar-card.module.css';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** The address a member's own calendar subscribes to: get it, get another one, or end it. And the studio's timetable. */
export function CalendarCard() {
  const words = useWords(CALENDAR_WORDS);
  const language = useLanguage();
  const { remote, reload, step, madeAt, make, stop } = useCalendarFeed();
  const isRunning = step.state === 'running';
  return (
    <Card heading={words.heading} busy={remote.state === 'loading'}>
      <p>{words.lead}</p>
      {step.state === 'refused' && <Notice tone="error">{step.error.message}</Notice>}
      {step.state === 'stopped' && <Notice tone="success">{words.stopped}</Notice>}
      {step.state === 'made' ? (
        <NewAddress feed={step.feed} />
      ) : remote.state === 'loading' ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="3rem" />
        </div>
      ) : remote.state === 'failed' ? (
        <>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" className={styles.fit} onClick={reload}>
            {words.again}
          </Button>
        </>
      ) : madeAt === null ? (
        <Button
          ref={step.state === 'stopped' ? focusOnArrival : undefined}
          look="outline"
          className={styles.fit}
          disabled={isRunning}
          onClick={make}
        >
          {words.make}
        </Button>
      ) : (
        <>
          <p>{words.madeAt(dayInWords(berlinDate(new Date(madeAt)), language))}</p>
          <p className={styles.note}>{words.renewHint}</p>
          <div className={styles.actions}>
            <Button look="outline" disabled={isRunning} onClick={make}>
              {words.renew}
            </Button>
            <Button look="quiet" disabled={isRunning} onClick={stop}>
              {words.stop}
            </Button>
          </div>
        </>
      )}
      <p className={styles.note}>
        {words.all}{' '}
        <a
          href={subscribed(
            `${studioSettings().origin}/api/calendars/studio.ics${language === 'de' ? '?language=de' : ''}`,
          )}
        >
          {words.allLink}
        </a>
      </p>
    </Card>
  );
}

function NewAddress({ feed: { address } }: { readonly feed: NewCalendarFeed }) {
  const words = useWords(CALENDAR_WORDS);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome(words.copied);
    } catch (failure) {
      console.error('The clipboard is not open to this page.', failure);
      setOutcome(words.cannotCopy);
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <a ref={focusOnArrival} href={subscribed(address)} className={buttonClass('signal')}>
          {words.open}
        </a>
        <Button look="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <span role="status">{outcome}</span>
      </div>
      <input
        readOnly
        aria-label={words.address}
        value={address}
        className={styles.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.note}>{words.secret}</p>
    </>
  );
}

/** The scheme that calendars open to subscribe: 'webcal://lifted.example/…'. */
function subscribed(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
