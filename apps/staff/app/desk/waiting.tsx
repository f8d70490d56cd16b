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
import { WAITING_WORDS } from './waiting-words.ts';

/** What waits for the signed-in person: each line leads to where it is done. */
export function Waiting() {
  const words = useWords(WAITING_WORDS);
  const language = useLanguage();
  const isOwner = mayOpen(useSession().userRoles, ['owner']);
  const waiting = useDeskToday();
  return (
    <Card heading={words.waiting} busy={waiting.isPending}>
      <Loaded query={waiting}>
        {(today) => {
          const lines = [...namedLines(today, words, language), ...countedLines(today, words, language)];
          if (lines.length === 0) return <p>{words.nothingWaits}</p>;
          return (
            <Rows>
              {lines.map(({ key, name, about, to }) => (
                <Row
                  key={key ?? name}
                  name={name}
                  about={about}
                  {...(to && (to !== '/desk/floor' || isOwner) && { to: addressIn(language, to) })}
                />
              ))}
            </Rows>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface Line {
  /** Of what it is about; undefined: its name tells it from others. */
  readonly key?: string;
  readonly name: string;
  readonly about: readonly (string | null)[];
  /** Null: nothing is done about it here. */
  readonly to: StaffAddress | null;
}

/** A line for each visitor, tablet and class by its name. */
function namedLines(
  { desk, open_rosters: open, at_risk: few }: DeskToday,
  words: (typeof WAITING_WORDS)['en'],
  language: 'en' | 'de',
): Line[] {
  const moment = (time: string) => momentWords(new Date(time), language);
  const toClass = (id: string) => `/desk/classes/${encodeURIComponent(id)}` as const;
  const ofClass = (one: DeskToday['at_risk'][number], name: string): Line => ({
    key: one.id,
    name,
    about: [one.coach_first_name, moment(one.start_datetime)],
    to: toClass(one.id),
  });
  return [
    ...(desk?.visitors_today ?? []).map((one) => ({
      key: one.id,
      name: words.visitor(one.name),
      about: [one.timer_name, moment(one.start_datetime)],
      to: toClass(one.class_id),
    })),
    ...(desk?.silent_tablets ?? []).map((one): Line => ({
      key: one.id,
      name: words.silentTablet(one.name, one.location_name),
      about: [words.lastSeen(moment(one.last_seen_at))],
      to: '/desk/floor',
    })),
    ...open.map((one) => ofClass(one, words.openRoster(one.timer_name))),
    ...few.map((one) => ofClass(one, words.atRisk(one.timer_name, one.taken))),
  ];
}

interface CountedLine {
  readonly count: number;
  readonly name: string;
  readonly about: string | null;
  readonly to: StaffAddress | null;
}

/** A line for each kind of thing of which there is any. */
function countedLines(
  { desk, substitutes_wanted: substitutes }: DeskToday,
  words: (typeof WAITING_WORDS)['en'],
  language: 'en' | 'de',
): Line[] {
  const lines: CountedLine[] = [
    { count: substitutes, name: words.substitutes(substitutes), about: null, to: '/desk/substitutes' },
    ...(desk === null ? [] : deskLines(desk, words, language)),
  ];
  return lines.flatMap(({ count, name, about, to }) => (count > 0 ? [{ name, about: [about], to }] : []));
}

function deskLines(
  desk: NonNullable<DeskToday['desk']>,
  words: (typeof WAITING_WORDS)['en'],
  language: 'en' | 'de',
): CountedLine[] {
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
