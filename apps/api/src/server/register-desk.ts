import type { Pool } from 'pg';
import { DeskChanges } from '../audit/desk-changes.ts';
import type { PublicResponseCache } from '../cache/public-response-cache.ts';
import { registerDeskClasses } from '../features/desk-classes/desk-classes-routes.ts';
import { registerDeskEntitlements } from '../features/desk-entitlements/desk-entitlements-routes.ts';
import { registerDeskFees } from '../features/desk-fees/desk-fees-routes.ts';
import { registerDeskInbox } from '../features/desk-inbox/desk-inbox-routes.ts';
import { registerDeskLog } from '../features/desk-log/desk-log-routes.ts';
import { registerDeskPeople } from '../features/desk-people/desk-people-routes.ts';
import { registerDeskRecords } from '../features/desk-records/desk-records-routes.ts';
import { registerDeskSubstitutes } from '../features/desk-substitutes/desk-substitutes-routes.ts';
import { registerDeskToday } from '../features/desk-today/desk-today-routes.ts';
import { registerDeskTimetable } from '../features/desk-timetable/desk-timetable-routes.ts';
import { registerDeskPersonalData } from '../features/personal-data/desk-personal-data-routes.ts';
import { liftMark } from '../features/personal-data/forget-person.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { LetterSettings } from '../mail/letter.ts';

export interface DeskDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  readonly publicCache: PublicResponseCache;
  /** Called after a commit that planned a mail or another job. */
  readonly wakeJobs: () => void;
  /** Members book here, not at a booking service: places of theirs are the studio's to give and take. */
  readonly booksHere: boolean;
}

/** All calls of the desk, with one list of the changes that can be taken back. */
export function registerDesk(app: StudioApp, dependencies: DeskDependencies): void {
  const { pool, now } = dependencies;
  const changes = new DeskChanges(pool);
  registerDeskLog(app, { pool, changes, now });
  registerDeskRecords(app, { pool, changes, now });
  registerDeskSubstitutes(app, { ...dependencies, changes });
  registerDeskToday(app, { pool, now });
  registerDeskInbox(app, { pool, changes, now });
  registerDeskTimetable(app, { ...dependencies, changes });
  registerDeskClasses(app, { ...dependencies, changes });
  registerDeskPeople(app, { ...dependencies, changes, liftMark });
  registerDeskEntitlements(app, { ...dependencies, changes });
  registerDeskFees(app, { pool, changes, now });
  registerDeskPersonalData(app, { ...dependencies, changes });
}
