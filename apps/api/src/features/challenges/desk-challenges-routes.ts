import { ANY_ID } from '@lifted/contract/answered-pages';
import {
  addDeskChallenge,
  editDeskChallenge,
  listDeskChallenges,
  previewChallenge,
  type ChallengeFields,
} from '@lifted/contract/desk/desk-challenges';
import { inTransaction } from '@lifted/database/transaction';
import { berlinDate, berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { undoEdits, type Transact } from '../../audit/edit-record.ts';
import { recordHandlers } from '../../audit/record-handlers.ts';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { siteNotBuilt } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { presentChallenge } from './challenge-presenter.ts';
import { challengeRecord, factsOf, listChallenges } from './challenge-record.ts';

interface DeskChallengesDependencies extends DeskDependencies {
  readonly publicCache: PublicResponseCache;
  /** The built page at a path with an answer in it; undefined: there is no build that can draw it. */
  readonly drawPage: ((path: string, answer: unknown) => string | undefined) | undefined;
}

/** Challenges as the desk plans them (studio operations, section 4). They are hidden, never removed: members may have joined. */
export function registerDeskChallenges(
  app: StudioApp,
  { pool, changes, publicCache, drawPage, now }: DeskChallengesDependencies,
): void {
  const transact: Transact = async (work) => {
    const done = await inTransaction(pool, work);
    publicCache.invalidate('challenges');
    return done;
  };
  const handlers = recordHandlers(challengeRecord, transact, now);
  registerCall(app, listDeskChallenges, { handler: () => listChallenges(pool, now()) });
  registerCall(app, addDeskChallenge, { handler: handlers.add });
  registerCall(app, editDeskChallenge, { handler: handlers.edit });
  undoEdits(changes, challengeRecord, DESK_ROLES, transact);
  registerCall(app, previewChallenge, {
    handler({ body: { fields, language, part } }) {
      const page = `/challenge/${ANY_ID}`;
      const challenge = shownChallenge(fields, now());
      const answer = part === 'card' ? { card: challenge, now: berlinIso(now()) } : challenge;
      const html = drawPage?.(language === 'de' ? `/de${page}` : page, answer);
      if (html === undefined) throw siteNotBuilt();
      return Promise.resolve({ html });
    },
  });
}

/** A challenge that need not be saved, as `/challenges` would answer it. */
function shownChallenge(fields: ChallengeFields, now: Date) {
  const challenge = {
    ...factsOf(fields),
    id: ANY_ID,
    title: fields.title,
    description: fields.description,
    backgroundImage: fields.background_image,
    prizeImage: fields.prize_image,
    goal: fields.challenge_goal,
    teamCount: 0,
  };
  return presentChallenge(challenge, berlinDate(now));
}
