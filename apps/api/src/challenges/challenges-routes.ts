import { getChallengeParticipants, getChallenges, joinChallenge } from '@lifted/contract/challenges';
import { berlinDate } from '@lifted/domain/studio-calendar';
import type { MemberBodies } from '../http/member-bodies.ts';
import type { PublicBodies } from '../http/public-bodies.ts';
import { readUpToDate, type ReadableDatabase, type ReadingDatabases } from '../http/read-from-replica.ts';
import { registerCall } from '../http/register-call.ts';
import { registerMemberRead } from '../http/register-member-read.ts';
import { registerPublicRead } from '../http/register-public-read.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { presentChallenge } from './challenge-presenter.ts';
import { nextPublication, publishedChallenges } from './challenges-repository.ts';
import { joinAsCustomer } from './join-challenge.ts';
import { PARTICIPANTS } from './participant-query.ts';
import { PublishedEdition } from './published-edition.ts';

interface ChallengesDependencies extends ReadingDatabases {
  readonly bodies: PublicBodies;
  readonly memberBodies: MemberBodies;
  readonly now: () => Date;
}

/** Challenges everybody may read, and who takes part in them (specification, sections 4 and 7). */
export function registerChallenges(app: StudioApp, dependencies: ChallengesDependencies): void {
  const { pool, replica, bodies, memberBodies, now } = dependencies;
  const edition = new PublishedEdition();

  async function listAt(database: ReadableDatabase, instant: Date): Promise<string> {
    edition.announce(await nextPublication(database, instant));
    const today = berlinDate(instant);
    const published = await publishedChallenges(database, instant);
    return JSON.stringify(published.map((challenge) => presentChallenge(challenge, today)));
  }

  registerPublicRead(app, getChallenges, {
    bodies,
    topic: 'challenges',
    question() {
      const instant = now();
      return {
        key: `${berlinDate(instant)}/${edition.at(instant)}`,
        load: () => readUpToDate(dependencies, (database) => listAt(database, instant)),
      };
    },
  });

  registerMemberRead(app, getChallengeParticipants, {
    pool,
    replica,
    bodies: memberBodies,
    query: PARTICIPANTS,
    question: ({ query }) => ({
      customer: { by: 'id', id: query.customer_id },
      values: [query.challenge_id],
    }),
    unknown: 'empty_list',
  });

  registerCall(app, joinChallenge, {
    async handler({ caller, body, reply }) {
      const { participant, isNew } = await joinAsCustomer(pool, caller, body, now());
      if (isNew) bodies.invalidate('challenges');
      reply.code(isNew ? 201 : 200);
      return participant;
    },
  });
}
