import {
  letMailBe as letBeCall,
  listDeliveries,
  listGivenUpMails,
  retryMail as retryCall,
} from '@lifted/contract/desk/people/mails';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { logAccessTo, logAccessToAll } from '../../data/access-log.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { askForMailAgain, letMailBe, listGivenUp, retryMail } from './given-up-mails.ts';
import { readDeliveries } from './person-deliveries.ts';

interface DeskMailsDependencies extends DeskDependencies {
  /** Called after a commit that planned a mail. */
  readonly wakeJobs: () => void;
}

/** What was sent to whom, and mails that were given up: try again, or let it be (studio operations, sections 4 and 5). */
export function registerDeskMails(
  app: StudioApp,
  { pool, changes, now, wakeJobs }: DeskMailsDependencies,
): void {
  registerCall(app, listGivenUpMails, {
    async handler({ caller }) {
      const mails = await listGivenUp(pool);
      logAccessToAll(
        app,
        caller,
        mails.map((mail) => mail.customer_id),
      );
      return mails;
    },
  });
  registerCall(app, listDeliveries, {
    async handler({ caller, params: { id }, query: { before }, request }) {
      const found = await readDeliveries(pool, {
        id,
        before,
        language: languageOf(request.headers),
        now: now(),
      });
      if (found === undefined) throw nothingHere();
      logAccessTo(app, caller, found.number);
      return found.page;
    },
  });
  registerCall(app, retryCall, {
    async handler({ caller, params: { id } }) {
      const editing = { at: now(), uid: caller.uid };
      const change = await inTransaction(pool, (client) => retryMail(client, id, editing));
      wakeJobs();
      return { change };
    },
  });
  registerCall(app, letBeCall, {
    handler: ({ caller, params: { id } }) =>
      inTransaction(pool, async (client) => ({
        change: await letMailBe(client, id, { at: now(), uid: caller.uid }),
      })),
  });
  changes.undoable('let-mail-be', DESK_ROLES, ({ id, subject }, { caller, now: at }) =>
    inTransaction(pool, (client) =>
      askForMailAgain(client, subject.slice('mail '.length), { at, uid: caller.uid, undoes: id }),
    ),
  );
}
