import { getChallengeParticipants, getChallenges, joinChallenge } from '@lifted/contract/challenges';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { textOfOne } from '../../cache/encoded-body.ts';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { readUpToDate, type ReadableDatabase, type ReadingDatabases } from '../../data/read-from-replica.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import { registerMemberRead } from '../../cache/register-member-read.ts';
import { keyOfAnswer, registerPublicRead, type PublicQuestion } from '../../cache/register-public-read.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { presentChallenge } from './challenge-presenter.ts';
import { nextPublication, publishedChallenges } from './challenges-repository.ts';
import { joinAsCustomer } from './join-challenge.ts';
import { PARTICIPANTS } from './participant-query.ts';

interface ChallengesDependencies extends ReadingDatabases {
  readonly publicCache: PublicResponseCache;
  readonly memberCache: MemberResponseCache;
  readonly now: () => Date;
}

/** What the page of one challenge shows before its scripts run. */
export type ChallengeOnPage = (challengeId: string) => PublicQuestion;

/**
 * Public challenges, and who takes part in them (specification, sections 4 and 7). Returns what the page of one challenge
 * shows, taken from the cached list of published ones.
 */
export function registerChallenges(app: StudioApp, dependencies: ChallengesDependencies): ChallengeOnPage {
  const { pool, replica, publicCache, memberCache, now } = dependencies;
  const edition = new PublishedEdition();

  async function listAt(database: ReadableDatabase, instant: Date): Promise<string> {
    edition.announce(await nextPublication(database, instant));
    const today = berlinDate(instant);
    const published = await publishedChallenges(database, instant);
    return JSON.stringify(published.map((challenge) => presentChallenge(challenge, today)));
  }

  function published(): PublicQuestion {
    const instant = now();
    return {
      key: `${berlinDate(instant)}/${edition.at(instant)}`,
      load: () => readUpToDate(dependencies, (database) => listAt(database, instant)),
    };
  }

  registerPublicRead(app, getChallenges, { publicCache, topic: 'challenges', question: published });

  registerMemberRead(app, getChallengeParticipants, {
    pool,
    replica,
    cache: memberCache,
    query: PARTICIPANTS,
    now,
    question: ({ query }) => ({
      customer: { by: 'id', id: query.customer_id },
      values: [query.challenge_id],
    }),
    unknown: 'empty_list',
  });

  registerCall(app, joinChallenge, {
    async handler({ caller, body, reply }) {
      const { participant, isNew } = await joinAsCustomer(pool, caller, body, now());
      if (isNew) publicCache.invalidate('challenges');
      reply.code(isNew ? 201 : 200);
      return participant;
    },
  });

  return (challengeId) => {
    const { key, load } = published();
    const list = () => publicCache.find('challenges', keyOfAnswer(getChallenges, key), load);
    return { key, load: async () => textOfOne(await list(), challengeId) };
  };
}

/**
 * Numbers the list of published challenges: a challenge enters it at its publishing time, without a write, so no trigger
 * announces it. Every load passes the next such time to `announce`; once it has passed, `at` returns a new number. An
 * outdated time only costs an extra load.
 */
class PublishedEdition {
  #edition = 0;
  #next = Number.POSITIVE_INFINITY;

  /** The number of the list at an instant. */
  at(now: Date): number {
    if (now.getTime() >= this.#next) {
      this.#edition += 1;
      this.#next = Number.POSITIVE_INFINITY;
    }
    return this.#edition;
  }

  /** When the next one is published; null if none is known. */
  announce(next: Date | null): void {
    if (next !== null) this.#next = Math.min(this.#next, next.getTime());
  }
}
