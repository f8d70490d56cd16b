import type { Pool } from 'pg';
import { DeskChanges } from '../audit/desk-changes.ts';
import { areInBranchesOf } from '../data/branch-reach.ts';
import type { PublicResponseCache } from '../cache/public-response-cache.ts';
import { registerAnnouncements } from '../features/announcements/announcements-routes.ts';
import { registerCoachFeed } from '../features/calendar-feeds/coach-feed-routes.ts';
import { registerDeskChallenges } from '../features/challenges/desk-challenges-routes.ts';
import { registerApiKeys } from '../features/connections/api-keys-routes.ts';
import { registerWebhooks } from '../features/connections/webhooks-routes.ts';
import { registerDeskClasses } from '../features/desk-classes/desk-classes-routes.ts';
import { registerDeskEntitlements } from '../features/desk-entitlements/desk-entitlements-routes.ts';
import { registerDeskExercises } from '../features/desk-programme/exercises-routes.ts';
import { registerDeskProgramme } from '../features/desk-programme/programme-routes.ts';
import { registerDeskFees } from '../features/desk-fees/desk-fees-routes.ts';
import { registerLiveDesks } from '../features/desk-live/desk-live-routes.ts';
import type { LiveDesks } from '../features/desk-live/live-desks.ts';
import { registerDeskFloor } from '../features/floor/desk-floor-routes.ts';
import { registerDeskInbox } from '../features/desk-inbox/desk-inbox-routes.ts';
import { registerDeskLog } from '../features/desk-log/desk-log-routes.ts';
import { registerDeskMails } from '../features/desk-mails/desk-mails-routes.ts';
import { registerDeskNumbers } from '../features/desk-numbers/desk-numbers-routes.ts';
import { registerDeskPeople } from '../features/desk-people/desk-people-routes.ts';
import { registerDeskProfile } from '../features/desk-profile/desk-profile-routes.ts';
import { registerDeskRecords } from '../features/desk-records/desk-records-routes.ts';
import { registerDeskSubstitutes } from '../features/desk-substitutes/desk-substitutes-routes.ts';
import { registerDeskToday } from '../features/desk-today/desk-today-routes.ts';
import { registerDeskTimetable } from '../features/desk-timetable/desk-timetable-routes.ts';
import { registerDeskImport } from '../import/desk/desk-import-routes.ts';
import { registerDeskPersonalData } from '../features/personal-data/desk-personal-data-routes.ts';
import { liftMark } from '../features/personal-data/forget-person.ts';
import { registerClips } from '../features/pictures/clips-routes.ts';
import { registerPictures } from '../features/pictures/pictures-routes.ts';
import { recogniseBranches } from '../http/caller.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { LetterSettings } from '../mail/letter.ts';

export interface DeskDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  readonly publicCache: PublicResponseCache;
  readonly liveDesks: LiveDesks;
  /** The built page at a path with an answer in it; undefined: there is no build that can draw it. */
  readonly drawPage: ((path: string, answer: unknown) => string | undefined) | undefined;
  /** Called after a commit that planned a mail or another job. */
  readonly wakeJobs: () => void;
  /** Members book here, not at a booking service: places of theirs are the studio's to give and take. */
  readonly booksHere: boolean;
  readonly isDemo: boolean;
}

/** All calls of the desk, with one list of the changes that can be taken back. */
export function registerDesk(app: StudioApp, dependencies: DeskDependencies): void {
  const { pool, now, isDemo } = dependencies;
  const changes = new DeskChanges(pool);
  recogniseBranches(app, areInBranchesOf(pool));
  registerLiveDesks(app, dependencies.liveDesks);
  registerApiKeys(app, { pool, now });
  registerWebhooks(app, { ...dependencies, changes });
  registerDeskLog(app, { pool, changes, now });
  registerDeskRecords(app, { pool, changes, now });
  registerDeskProfile(app, { ...dependencies, changes });
  registerPictures(app, { pool, now });
  registerClips(app, { pool, now });
  registerDeskExercises(app, { pool, changes, now });
  registerDeskProgramme(app, { ...dependencies, changes });
  registerDeskChallenges(app, { ...dependencies, changes });
  registerDeskSubstitutes(app, { ...dependencies, changes });
  registerDeskToday(app, { pool, now, isDemo });
  registerDeskNumbers(app, { pool, now });
  registerDeskInbox(app, { pool, changes, now });
  registerAnnouncements(app, { ...dependencies, changes });
  registerDeskMails(app, { ...dependencies, changes });
  registerCoachFeed(app, dependencies);
  registerDeskTimetable(app, { ...dependencies, changes });
  registerDeskClasses(app, { ...dependencies, changes });
  registerDeskPeople(app, { ...dependencies, changes, liftMark });
  registerDeskEntitlements(app, { ...dependencies, changes });
  registerDeskFloor(app, { pool, now });
  registerDeskFees(app, { pool, changes, now });
  registerDeskPersonalData(app, { ...dependencies, changes });
  registerDeskImport(app, { ...dependencies, changes });
}
