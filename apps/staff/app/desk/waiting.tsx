import type { DeskToday } from '@lifted/contract/desk/desk-today';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { longDate } from '@lifted/domain/language/date-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import { mayOpen } from '@lifted/domain/people/studio-role';
import { addressIn, type StaffAddress } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { useDeskToday } from '../parts/use-desk-today.ts';
import { DESK_WORDS } from './desk-words.ts';

/** What waits for the signed-in person: each line leads to where it is done. */
export function Waiting() {
  const words = useWords(DESK_WORDS);
  const language = useLanguage();
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const waiting = useDeskToday();
  return (
    <Card heading={words.waiting} busy={waiting.isPending}>
      <Loaded query={waiting}>
        {(today) => {
          const counted = countedLines(today, words, language);
          const silent = today.desk?.silent_tablets ?? [];
          const visitors = today.desk?.visitors_today ?? [];
          const isQuiet =
            counted.length +
              visitors.length +
              silent.length +
              today.open_rosters.length +
              today.at_risk.length ===
            0;
          if (isQuiet) return <p>{words.nothingWaits}</p>;
          return (
            <Rows>
              {visitors.map((one) => (
                <Row
                  key={one.id}
                  name={words.visitor(one.name)}
                  about={[one.timer_name, momentWords(new Date(one.start_datetime), language)]}
                  to={addressIn(language, `/desk/classes/${encodeURIComponent(one.class_id)}`)}
                />
              ))}
              {silent.map(({ id, name, location_name: location, last_seen_at: seen }) => (
                <Row
                  key={id}
                  name={words.silentTablet(name, location)}
                  about={[words.lastSeen(momentWords(new Date(seen), language))]}
                  {...(isOwner && { to: addressIn(language, '/desk/floor') })}
                />
              ))}
              {today.open_rosters.map((one) => (
                <Row
                  key={one.id}
                  name={words.openRoster(one.timer_name)}
                  about={[one.coach_first_name, momentWords(new Date(one.start_datetime), language)]}
                  to={addressIn(language, `/desk/classes/${encodeURIComponent(one.id)}`)}
                />
              ))}
              {today.at_risk.map((one) => (
                <Row
                  key={one.id}
                  name={words.atRisk(one.timer_name, one.taken)}
                  about={[one.coach_first_name, momentWords(new Date(one.start_datetime), language)]}
                  to={addressIn(language, `/desk/classes/${encodeURIComponent(one.id)}`)}
                />
              ))}
              {counted.map(({ name, about, to }) => (
                <Row key={name} name={name} about={[about]} {...(to && { to: addressIn(language, to) })} />
              ))}
            </Rows>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface CountedLine {
  readonly name: string;
  readonly about: string | null;
  /** Null: nothing is done about it here. */
  readonly to: StaffAddress | null;
}

function countedLines(
  { desk, substitutes_wanted: substitutes }: DeskToday,
  words: (typeof DESK_WORDS)['en'],
  language: 'en' | 'de',
): CountedLine[] {
  const lines: (CountedLine & { readonly count: number })[] = [
    { count: substitutes, name: words.substitutes(substitutes), about: null, to: '/desk/substitutes' },
    ...(desk === null ? [] : deskLines(desk, words, language)),
  ];
  return lines.filter(({ count }) => count > 0);
}

function deskLines(
  desk: NonNullable<DeskToday['desk']>,
  words: (typeof DESK_WORDS)['en'],
  language: 'en' | 'de',
): (CountedLine & { readonly count: number })[] {
  return [
    {
      count: desk.missing_facts,
      name: words.missingFacts,
      about: String(desk.missing_facts),
      to: '/desk/studio',
    },
    { count: desk.fees_to_decide, name: words.fees(desk.fees_to_decide), about: null, to: '/desk/fees' },
    {
      count: desk.visitors_to_follow_up,
      name: words.followUps(desk.visitors_to_follow_up),
      about: null,
      to: '/desk/inbox',
    },
    { count: desk.applications, name: words.applications(desk.applications), about: null, to: '/desk/inbox' },
    {
      count: desk.mails_given_up,
      name: words.mails(desk.mails_given_up),
      about: null,
      to: '/desk/inbox/mails',
    },
    {
      count: desk.mails_waiting,
      name: words.mailsWaiting(desk.mails_waiting),
      about: words.mailServer,
      to: null,
    },
    {
      count: desk.webhooks_off,
      name: words.webhooksOff(desk.webhooks_off),
      about: null,
      to: '/desk/connections',
    },
    // Their day is weeks ahead.
    {
      count: desk.declarations,
      name: words.declarations(desk.declarations),
      about: desk.first_deadline && words.firstDeadline(longDate(desk.first_deadline, language)),
      to: '/desk/inbox',
    },
  ];
}
