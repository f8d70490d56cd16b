import { listDeskChanges, undoDeskChange, undoDeskChanges } from '@lifted/contract/desk-changes';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { languageOf } from '../../http/request-language.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { readDeskLog } from './desk-log-query.ts';

/** What was done and looked at, and taking it back (studio operations, section 4: an audit entry and Undo for every change). */
export function registerDeskLog(app: StudioApp, { pool, changes, now }: DeskDependencies): void {
  registerCall(app, listDeskChanges, {
    handler: ({ caller, query }) =>
      readDeskLog(
        pool,
        {
          before: query.before,
          customerId: query.customer_id,
          subject: query.subject,
          changesOnly: query.changes_only === 'true',
          by: query.by,
          kind: query.kind,
          person: query.person,
        },
        (action) => changes.mayUndo(action, caller),
      ),
  });
  registerCall(app, undoDeskChange, {
    async handler({ caller, params, request }) {
      const undoing = { caller, now: now(), language: languageOf(request.headers) };
      const { change, canUndo } = await changes.undo(params.changeId, undoing);
      return { change, can_undo: canUndo };
    },
  });
  registerCall(app, undoDeskChanges, {
    async handler({ caller, body, request }) {
      const language = languageOf(request.headers);
      const done: string[] = [];
      const refused: string[] = [];
      let mayUndoAll = true;
      // The last one first, as they may build on each other.
      for (const id of body.changes.toReversed()) {
        try {
          const { change, canUndo } = await changes.undo(id, { caller, now: now(), language });
          if (change === null) continue;
          done.push(change);
          mayUndoAll &&= canUndo;
        } catch (failure) {
          if (!(failure instanceof Refusal)) throw failure;
          refused.push(failure.detail[language]);
        }
      }
      return { changes: done, refused, can_undo: mayUndoAll && done.length > 0 };
    },
  });
}
