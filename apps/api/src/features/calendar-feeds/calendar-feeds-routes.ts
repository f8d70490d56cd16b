import type { Call } from '@lifted/contract/call';
import {
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
  readStudioCalendar,
  removeCalendarFeed,
} from '@lifted/contract/public/calendar-feeds';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { tagger } from '../../cache/member-response.ts';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { sendVersioned } from '../../cache/send-versioned.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { DATA_POLICY } from '../../http/headers/security-headers.ts';
import { inputReader, type CallInput } from '../../http/input/call-input.ts';
import { registerCall, routePattern } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { MEMBER_FEED, readClasses, readMemberClasses } from './feed-events.ts';
import { feedFile, saidOfStudio, type FeedKind } from './feed-file.ts';
import { findFeed, makeFeed, readFeed, removeFeed, type FeedOwner, type FoundFeed } from './feed-tokens.ts';

interface CalendarFeedsDependencies {
  readonly pool: Pool;
  readonly memberCache: MemberResponseCache;
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
  readonly letters: LetterSettings;
}

/** How far back the calendars of members and coaches reach, and the timetable's. */
const OWN_DAYS = 30;
const STUDIO_DAYS = 7;
export const NEW_FEEDS = { max: 20, seconds: 600 };

const TYPE = ['Content-Type', 'text/calendar; charset=utf-8', 'Content-Security-Policy', DATA_POLICY];
const PRIVATE = [...TYPE, 'Cache-Control', 'private, no-cache', 'X-Robots-Tag', 'noindex'];
const PUBLIC = [...TYPE, 'Cache-Control', 'no-cache'];

/** Calendars of members, coaches and the studio that other calendars subscribe to (studio operations, section 5). */
export function registerCalendarFeeds(app: StudioApp, dependencies: CalendarFeedsDependencies): void {
  registerOwnFeed(app, dependencies);
  registerReading(app, dependencies);
}

/** The member's own address. */
function registerOwnFeed(app: StudioApp, { pool, now, letters }: CalendarFeedsDependencies): void {
  registerCall(app, getCalendarFeed, {
    handler: async ({ caller }) => ({ made_at: await readFeed(pool, ownerOf(caller)) }),
  });
  registerCall(app, makeCalendarFeed, {
    hasSecretAnswer: true,
    rateLimit: NEW_FEEDS,
    handler: ({ caller, body: { language } }) =>
      makeFeed(pool, ownerOf(caller), { language, publicUrl: letters.publicUrl, now: now() }),
  });
  registerCall(app, removeCalendarFeed, {
    async handler({ caller }) {
      await removeFeed(pool, ownerOf(caller));
      return { made_at: null };
    },
  });
}

function ownerOf({ customerNumber }: SignedInCaller): FeedOwner {
  if (customerNumber === null) throw nothingHere();
  return { kind: 'member', number: customerNumber };
}

/** What calendars ask for, every few minutes: answered from memory, or with 304, unless something changed. */
function registerReading(app: StudioApp, dependencies: CalendarFeedsDependencies): void {
  const { pool, memberCache, now, letters } = dependencies;
  const tagOf = tagger(MEMBER_FEED);

  const sendOwn = (
    exchange: Exchange,
    { number, version, language }: Extract<FoundFeed, { kind: 'member' }>,
  ) => {
    const from = firstDay(now(), OWN_DAYS);
    const values = [from, language, ...saidOfStudio(letters.studio)];
    return sendVersioned(app, memberCache, exchange, {
      key: [MEMBER_FEED.name, number, ...values].join(' '),
      version,
      tagOf: (of) => tagOf(of, values),
      headers: PRIVATE,
      async load() {
        const loaded = await readMemberClasses(pool, number, from);
        if (loaded === undefined) return undefined;
        const text = feedFile(letters, { kind: 'member', language, classes: loaded.classes });
        return { version: loaded.version, text };
      },
    });
  };

  registerRead(app, readCalendarFeed, async ({ params: { name } }, exchange) => {
    const feed = await findFeed(pool, name.slice(0, -'.ics'.length));
    if (feed === undefined) throw nothingHere();
    if (feed.kind === 'coach') return sendClasses(app, dependencies, exchange, feed);
    if (!(await sendOwn(exchange, feed))) throw nothingHere();
  });
  registerRead(app, readStudioCalendar, ({ query: { language = 'en' } }, exchange) =>
    sendClasses(app, dependencies, exchange, { kind: 'studio', language }),
  );
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call that writes its answer itself. */
function registerRead<C extends Call>(
  app: StudioApp,
  call: C,
  answer: (input: CallInput<C>, exchange: Exchange) => Promise<void>,
): void {
  const readInput = inputReader(call);
  app.route({
    method: call.method,
    url: routePattern(call),
    config: { call },
    handler: (request, reply) => answer(readInput(request), { request, reply }),
  });
}

/** Classes of the timetable, from the memory of public reads: it hears of every class that is added or changed. */
async function sendClasses(
  app: StudioApp,
  { pool, publicCache, now, letters }: CalendarFeedsDependencies,
  { request, reply }: Exchange,
  feed: Pick<FoundFeed, 'language'> &
    ({ readonly kind: 'studio' } | { readonly kind: 'coach'; readonly id: string }),
): Promise<void> {
  const kind: FeedKind = feed.kind;
  const { language } = feed;
  const coachId = feed.kind === 'coach' ? feed.id : null;
  const from = firstDay(now(), feed.kind === 'coach' ? OWN_DAYS : STUDIO_DAYS);
  const key = `calendar ${kind} ${language} ${from} ${coachId ?? ''}`;
  const body = await publicCache.find('timetable', key, async () =>
    feedFile(letters, { kind, language, classes: await readClasses(pool, from, coachId) }),
  );
  if (body === undefined) throw nothingHere();
  app.sendCached(request, reply, { status: 200, headers: coachId === null ? PUBLIC : PRIVATE, body });
}

function firstDay(now: Date, daysBack: number): string {
  return addDays(berlinDate(now), -daysBack);
}
