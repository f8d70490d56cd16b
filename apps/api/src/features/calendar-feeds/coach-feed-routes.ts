import {
  getCoachCalendarFeed,
  makeCoachCalendarFeed,
  removeCoachCalendarFeed,
} from '@lifted/contract/desk/desk-calendar-feed';
import type { Pool } from 'pg';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { NEW_FEEDS } from './calendar-feeds-routes.ts';
import { coachOf, makeFeed, readFeed, removeFeed } from './feed-tokens.ts';

interface CoachFeedDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
}

/** The calendar address of a coach, made by the coach alone. */
export function registerCoachFeed(app: StudioApp, { pool, now, letters }: CoachFeedDependencies): void {
  registerCall(app, getCoachCalendarFeed, {
    async handler({ caller }) {
      const coach = await coachOf(pool, caller.uid);
      if (coach === undefined) return { is_coach: false, made_at: null };
      return { is_coach: true, made_at: await readFeed(pool, coach) };
    },
  });
  registerCall(app, makeCoachCalendarFeed, {
    hasSecretAnswer: true,
    rateLimit: NEW_FEEDS,
    async handler({ caller, body: { language } }) {
      const coach = await coachOf(pool, caller.uid);
      if (coach === undefined) throw nothingHere();
      return makeFeed(pool, coach, { language, publicUrl: letters.publicUrl, now: now() });
    },
  });
  registerCall(app, removeCoachCalendarFeed, {
    async handler({ caller }) {
      const coach = await coachOf(pool, caller.uid);
      if (coach === undefined) throw nothingHere();
      await removeFeed(pool, coach);
      return { is_coach: true, made_at: null };
    },
  });
}
