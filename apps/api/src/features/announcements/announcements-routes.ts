import {
  listAnnouncements,
  listReceivers,
  previewAnnouncement,
  readAnnouncementDraft,
  sendAnnouncement,
  stopAnnouncement as stopCall,
  storeAnnouncementDraft,
} from '@lifted/contract/desk/desk-announcements';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { logAccessToAll } from '../../data/access-log.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { readDraft, storeDraft } from './announcement-draft.ts';
import { readAnnouncements } from './list-announcements.ts';
import { preview, receivers } from './preview-announcement.ts';
import { confirmAnnouncement, stopAnnouncement } from './send-announcement.ts';

interface AnnouncementsDependencies extends DeskDependencies {
  readonly letters: LetterSettings;
}

/** Announcements of the desk to a chosen group (studio operations, section 5). */
export function registerAnnouncements(
  app: StudioApp,
  { pool, changes, now, letters }: AnnouncementsDependencies,
): void {
  registerCall(app, listAnnouncements, { handler: () => readAnnouncements(pool) });
  registerCall(app, readAnnouncementDraft, {
    handler: async ({ caller }) => ({ draft: await readDraft(pool, caller.uid, now()) }),
  });
  registerCall(app, storeAnnouncementDraft, {
    handler: async ({ caller, body: { draft } }) => {
      await storeDraft(pool, { uid: caller.uid, draft, now: now() });
      return { draft };
    },
  });
  registerCall(app, previewAnnouncement, {
    handler: ({ body }) => preview(pool, body, { letters, now: now() }),
  });
  registerCall(app, listReceivers, {
    async handler({ caller, body }) {
      const people = await receivers(pool, body, now());
      logAccessToAll(
        app,
        caller,
        people.map(({ id }) => id),
      );
      return [...people];
    },
  });
  registerCall(app, sendAnnouncement, {
    handler: async ({ caller, body }) => ({
      change: await confirmAnnouncement(pool, body, { at: now(), uid: caller.uid }),
    }),
  });
  registerCall(app, stopCall, {
    handler: ({ caller, params }) =>
      inTransaction(pool, async (client) => ({
        change: await stopAnnouncement(client, params.id, { at: now(), uid: caller.uid }),
      })),
  });
  changes.undoable('send-announcement', DESK_ROLES, ({ id, subject }, { caller, now: at }) =>
    inTransaction(pool, (client) =>
      stopAnnouncement(client, subject.slice('announcement '.length), { at, uid: caller.uid, undoes: id }),
    ),
  );
}
