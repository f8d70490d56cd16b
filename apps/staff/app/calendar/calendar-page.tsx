import type { NewCalendarFeed } from '@lifted/contract/public/calendar-feeds';
import type {
  CoachCalendarFeed,
  getCoachCalendarFeed,
  makeCoachCalendarFeed,
  removeCoachCalendarFeed,
} from '@lifted/contract/desk/desk-calendar-feed';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { Button, buttonClass, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { useRestoredFocus } from '../parts/focus/use-restored-focus.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { CALENDAR_WORDS } from './calendar-words.ts';
import styles from './calendar-page.module.css';

const FEED_KEY = ['desk', 'calendar-feed'];

/** Calendars the team subscribes to: a coach's own classes, and all of the studio. */
export function CalendarPage() {
  const words = useWords(CALENDAR_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const feed = useQuery({
    queryKey: FEED_KEY,
    queryFn: ({ signal }) => api.call<typeof getCoachCalendarFeed>('GET', '/desk/calendar-feed', { signal }),
  });
  const studio = `${window.location.origin}/api/calendars/studio.ics${language === 'de' ? '?language=de' : ''}`;
  return (
    <SectionPage
      heading={words.heading}
      lead={words.lead}
      tools={
        <ButtonLink look="quiet" to={addressIn(language, '/desk/timetable')}>
          {words.back}
        </ButtonLink>
      }
    >
      <Card heading={words.own} busy={feed.isPending}>
        <Loaded query={feed}>{(loaded) => <OwnFeed feed={loaded} />}</Loaded>
      </Card>
      <Card heading={words.all}>
        <p>{words.allLead}</p>
        <p>
          <a href={subscribed(studio)}>{words.allLink}</a>
        </p>
      </Card>
    </SectionPage>
  );
}

function OwnFeed({ feed }: { readonly feed: CoachCalendarFeed }) {
  const words = useWords(CALENDAR_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const queries = useQueryClient();
  const [made, setMade] = useState<NewCalendarFeed | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  // What was pressed goes away once it is done: the keyboard goes on at what replaces it.
  const part = useRef<HTMLDivElement>(null);
  const kept = useRestoredFocus(part, () => part.current?.querySelector<HTMLElement>('a, button')?.focus());
  if (!feed.is_coach) return <p>{words.noCoach}</p>;
  const run = async (act: () => Promise<NewCalendarFeed | null>) => {
    setIsRunning(true);
    setRefusal(null);
    try {
      setMade(await act());
      await queries.invalidateQueries({ queryKey: FEED_KEY });
    } catch (failure) {
      if (!(failure instanceof ApiProblem || failure instanceof ApiUnreachable)) throw failure;
      setRefusal(failure.message);
    }
    setIsRunning(false);
  };
  const make = () =>
    run(() => api.call<typeof makeCoachCalendarFeed>('POST', '/desk/calendar-feed', { body: { language } }));
  const stop = () =>
    run(async () => {
      await api.call<typeof removeCoachCalendarFeed>('DELETE', '/desk/calendar-feed', {});
      return null;
    });
  const inPart = (content: ReactNode) => (
    <div ref={part} className={styles.own} {...kept}>
      {content}
    </div>
  );
  if (made !== null) return inPart(<NewAddress feed={made} />);
  if (feed.made_at === null)
    return inPart(
      <>
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <p>{words.ownLead}</p>
        <Button look="outline" className={styles.fit} disabled={isRunning} onClick={() => void make()}>
          {words.make}
        </Button>
      </>,
    );
  return inPart(
    <>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <p>{words.madeAt(dayInWords(berlinDate(new Date(feed.made_at)), language))}</p>
      <p className={styles.soft}>{words.renewHint}</p>
      <div className={styles.actions}>
        <Button look="outline" disabled={isRunning} onClick={() => void make()}>
          {words.renew}
        </Button>
        <Button look="quiet" disabled={isRunning} onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
    </>,
  );
}

function NewAddress({ feed: { address } }: { readonly feed: NewCalendarFeed }) {
  const words = useWords(CALENDAR_WORDS);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <a href={subscribed(address)} className={buttonClass('signal')}>
          {words.open}
        </a>
        <Button
          look="outline"
          onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
      <input
        readOnly
        aria-label={words.address}
        value={address}
        className={styles.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.soft}>{words.secret}</p>
    </>
  );
}

/** The scheme that calendars open to subscribe: 'webcal://lifted.example/…'. */
function subscribed(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
